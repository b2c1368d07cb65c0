import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import { shownFigures } from '../support/screens/shown-table.ts';

const WAY = ['资金偏好', '资本偏好指数'];

const RATES = ['fund', 'financing', 'connect', 'main', 'turnover'] as const;
const DRAWN: readonly Draw[] = [
  ['交易日', 'text'],
  ['资本偏好指数', 'number'],
  ['基金持股比例', 'percent'],
  ['融资余额比例', 'percent'],
  ['沪深港通持股比例', 'percent'],
  ['主力成交占比', 'percent'],
  ['成交额占流通市值', 'percent'],
];
const each = (draw: (rate: string) => string): string => RATES.map(draw).join(', ');

/** The percentile of a rate among the shares that have it, ties half. */
const percentile = (rate: string): string =>
  `IF(mine.${rate} IS NULL, NULL,
      (SUM(other.${rate} < mine.${rate}) + SUM(other.${rate} = mine.${rate}) / 2) / COUNT(other.${rate})) AS ${rate}`;

/**
 * The five rates of every share with a bar on the newest day, from the tables they come from, and the index:
 * five times the mean percentile of those that are known, of which there must be three.
 */
const NEWEST = `WITH share AS (SELECT ? AS id),
  today AS (SELECT MAX(trade_date) AS day FROM {market}.daily_bar),
  rates AS (
    SELECT b.security_id, b.trade_date, b.close * b.float_shares AS capital,
      (SELECT h.fund_held_percent FROM {market}.institution_holding h
        WHERE h.security_id = b.security_id AND h.announce_date <= b.trade_date
        ORDER BY h.report_period DESC LIMIT 1) AS fund,
      m.financing_balance / (b.close * b.float_shares) AS financing,
      c.held_capital_rate AS connect, f.main_trading_amount / b.amount AS main,
      b.amount / (b.close * b.float_shares) AS turnover
      FROM today JOIN {market}.daily_bar b ON b.trade_date = today.day
      LEFT JOIN {market}.margin_trading m ON m.security_id = b.security_id AND m.trade_date = b.trade_date
      LEFT JOIN {market}.connect_holding c ON c.security_id = b.security_id AND c.trade_date = b.trade_date
      LEFT JOIN {market}.money_flow f ON f.security_id = b.security_id AND f.trade_date = b.trade_date),
  ranks AS (
    SELECT mine.security_id, ${each(percentile)} FROM rates mine JOIN rates other GROUP BY mine.security_id),
  known AS (
    SELECT rates.*, IF(${RATES.map((rate) => `(ranks.${rate} IS NOT NULL)`).join(' + ')} < 3, NULL,
        5 * (${RATES.map((rate) => `COALESCE(ranks.${rate}, 0)`).join(' + ')})
          / (${RATES.map((rate) => `(ranks.${rate} IS NOT NULL)`).join(' + ')})) AS zbph
      FROM rates JOIN ranks USING (security_id))`;
const weighted = (column: string): string =>
  `SUM(known.${column} * known.capital) / SUM(IF(known.${column} IS NULL, NULL, known.capital))`;
const MEANS = `MAX(known.trade_date), ${weighted('zbph')}, ${each(weighted)}`;

const ofIndustry = (level: number): string =>
  `SELECT ${level} AS place, MAX(industry.name), ${MEANS}
     FROM share JOIN {market}.sw_member own ON own.security_id = share.id AND own.valid_to IS NULL
     JOIN {market}.sw_industry industry ON industry.code = own.l${level}_code AND industry.valid_to IS NULL
     JOIN {market}.sw_member peer ON peer.l${level}_code = industry.code AND peer.valid_to IS NULL
     JOIN known ON known.security_id = peer.security_id`;

/** A share's days of the index beside the means, weighted by float capital, of its industry and of all. */
const besideMeans = (column: string): string =>
  `WITH share AS (SELECT ? AS id),
   industry AS (
     SELECT peer.security_id FROM share
       JOIN {market}.sw_member own ON own.security_id = share.id AND own.valid_to IS NULL
       JOIN {market}.sw_member peer ON peer.l1_code = own.l1_code AND peer.valid_to IS NULL),
   days AS (
     SELECT p.trade_date, p.security_id, p.${column} AS rate, b.close * b.float_shares AS capital,
            p.security_id = share.id AS own, industry.security_id IS NOT NULL AS near
       FROM share JOIN {market}.capital_preference p
       JOIN {market}.daily_bar b ON b.security_id = p.security_id AND b.trade_date = p.trade_date
       LEFT JOIN industry ON industry.security_id = p.security_id
      WHERE p.${column} IS NOT NULL)
   SELECT trade_date, MAX(IF(own, rate, NULL)),
          SUM(IF(near, rate * capital, NULL)) / SUM(IF(near, capital, NULL)), SUM(rate * capital) / SUM(capital)
     FROM days GROUP BY trade_date HAVING MAX(own) ORDER BY trade_date DESC LIMIT 120`;

const newest120: Fact['shown'] = async (page, panel) => (await shownFigures(page, panel)).slice(0, 120);
/** The industry's column is headed by its name; `withIndustry` reads it as 行业均值. */
const drawn = (unit: 'percent' | 'hundredMillionYuan'): readonly Draw[] => [
  ['日期', 'text'],
  ['本公司', unit],
  ['行业均值', unit],
  ['全市场均值', unit],
];
const withIndustry: Fact['shown'] = async (page, panel) =>
  (await newest120(page, panel)).map((row) => {
    const name = Object.keys(row).find((title) => title.endsWith('均值') && title !== '全市场均值');
    return { ...row, 行业均值: row[name ?? ''] ?? '(no industry)' };
  });

const FACTS: readonly Fact[] = [
  {
    way: WAY,
    table: '资本偏好对比',
    sql: `${NEWEST}
      SELECT name, day, zbph, ${each((rate) => rate)} FROM (
        SELECT 0 AS place, '本公司' AS name, known.trade_date AS day, zbph, ${each((rate) => rate)}
          FROM share JOIN known ON known.security_id = share.id
        UNION ALL ${ofIndustry(1)} UNION ALL ${ofIndustry(2)} UNION ALL ${ofIndustry(3)}
        UNION ALL SELECT 4, '全市场', ${MEANS} FROM known) compared ORDER BY place`,
    drawn: [['对比对象', 'text'], ...DRAWN],
  },
  {
    way: WAY,
    table: '资本偏好指数',
    sql: `SELECT trade_date, zbph_index, fund_held_capital_rate, financing_balance_rate, connect_held_capital_rate,
                 main_of_total_rate, turnover_of_float_rate
            FROM {market}.capital_preference WHERE security_id = ? ORDER BY trade_date DESC LIMIT 20`,
    drawn: DRAWN,
  },
  {
    way: WAY,
    table: '沪深港通持股比例与均值',
    shown: withIndustry,
    sql: besideMeans('connect_held_capital_rate'),
    drawn: drawn('percent'),
  },
  {
    way: WAY,
    table: '融资余额比例与均值',
    shown: withIndustry,
    sql: besideMeans('financing_balance_rate'),
    drawn: drawn('percent'),
  },
  {
    way: WAY,
    table: '成交额与均值',
    shown: withIndustry,
    // A company's average daily amount, suspended days counted as zero.
    sql: `WITH share AS (SELECT ? AS id),
          industry AS (
            SELECT peer.security_id FROM share
              JOIN {market}.sw_member own ON own.security_id = share.id AND own.valid_to IS NULL
              JOIN {market}.sw_member peer ON peer.l1_code = own.l1_code AND peer.valid_to IS NULL)
          SELECT b.trade_date, MAX(IF(b.security_id = share.id, b.amount, NULL)),
                 AVG(IF(industry.security_id IS NULL, NULL, b.amount)), AVG(b.amount)
            FROM share JOIN {market}.daily_bar b LEFT JOIN industry ON industry.security_id = b.security_id
           GROUP BY b.trade_date ORDER BY b.trade_date DESC LIMIT 120`,
    drawn: drawn('hundredMillionYuan'),
  },
];

describe('the capital preference of a company, on screen, equals the database', () => {
  tellsFacts({
    wants: ['capital_preference', 'connect_holding', 'margin_trading', 'money_flow', 'sw_member'],
    facts: FACTS,
  });
});
