import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import { shownTotal } from '../support/screens/shown-table.ts';

const way = (part: string): string[] => ['资金偏好', part];

/** The kinds of holders with a column, in the order of the wire. */
const HOLDERS = [
  ['基金', 'fund'],
  ['QFII', 'qfii'],
  ['社保', 'social_security'],
  ['券商', 'broker'],
  ['保险', 'insurance'],
  ['信托', 'trust'],
  ['非基金机构', 'non_fund'],
] as const;
const COUNTS: readonly Draw[] = HOLDERS.map(([title]) => [`${title}持股`, 'millionShares']);
const CAPITALS: readonly Draw[] = HOLDERS.map(([title]) => [`${title}持股市值`, 'hundredMillionYuan']);
const SHARES_OF_FLOAT: readonly Draw[] = [
  ['基金占流通股比', 'percent'],
  ['非基金占流通股比', 'percent'],
];
const columns = (suffix: string, draw = (column: string) => column): string =>
  HOLDERS.map(([, kind]) => draw(`${kind}_held_${suffix}`)).join(', ');
const PERCENTS = ['fund_held_percent', 'non_fund_held_percent'] as const;

const measured =
  (option: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('radiogroup', { name: '口径' }).getByText(option, { exact: true }).click();

const INSTITUTIONS: readonly Fact[] = [
  {
    way: way('机构持股'),
    table: '机构持股',
    sql: `SELECT report_period, ${columns('num')}, ${PERCENTS.join(', ')}
            FROM {market}.institution_holding WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
    drawn: [['报告日期', 'text'], ...COUNTS, ...SHARES_OF_FLOAT],
  },
  {
    way: way('机构持股'),
    table: '机构持股市值',
    then: measured('持股市值'),
    sql: `SELECT report_period, ${columns('capital')}, ${PERCENTS.join(', ')}
            FROM {market}.institution_holding WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
    drawn: [['报告日期', 'text'], ...CAPITALS, ...SHARES_OF_FLOAT],
  },
  {
    way: way('机构持股'),
    table: '同行业机构持股均值',
    then: measured('同行业均值'),
    // The companies in its level-1 Shenwan industry today, itself included.
    sql: `SELECT h.report_period, COUNT(*), ${columns('num', (column) => `AVG(h.${column})`)},
                 ${columns('capital', (column) => `AVG(h.${column})`)},
                 ${PERCENTS.map((column) => `AVG(h.${column})`).join(', ')}
            FROM {market}.institution_holding h
           WHERE h.security_id IN (
             SELECT peer.security_id FROM {market}.sw_member peer WHERE peer.valid_to IS NULL AND peer.l1_code = (
               SELECT own.l1_code FROM {market}.sw_member own WHERE own.security_id = ? AND own.valid_to IS NULL))
           GROUP BY h.report_period ORDER BY h.report_period DESC LIMIT 20`,
    drawn: [['报告日期', 'text'], ['公司数', 'count'], ...COUNTS, ...CAPITALS, ...SHARES_OF_FLOAT],
  },
];

const INDUSTRIAL: Fact = {
  way: way('产业资本'),
  table: '产业资本持股',
  sql: `SELECT report_period, no1_holder_held_num, foundation_holder_held_num, foundation_holder_held_num_change,
               foundation_holder_held_capital, foundation_holder_held_capital_rate
          FROM {market}.industrial_capital WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
  drawn: [
    ['报告日期', 'text'],
    ['第一大股东持股', 'millionShares'],
    ['产业资本持股', 'millionShares'],
    ['产业资本持股变动', 'millionShares', 'signed'],
    ['产业资本持股市值', 'hundredMillionYuan'],
    ['占总股本比', 'percent'],
  ],
};

const BOTH = '(m.financing_balance + m.short_balance)';
const MARGIN = `SELECT m.trade_date, m.financing_balance, m.short_balance,
    m.financing_balance - m.short_balance AS difference, ${BOTH} AS both_sides,
    ${BOTH} / (b.close * b.float_shares) AS rate,
    ${BOTH} - LAG(${BOTH}) OVER (ORDER BY m.trade_date) AS day_change
  FROM {market}.margin_trading m
  JOIN {market}.daily_bar b ON b.security_id = m.security_id AND b.trade_date = m.trade_date
 WHERE m.security_id = ? ORDER BY m.trade_date DESC LIMIT 20`;
const LEVERAGE: Fact = {
  way: way('杠杆资金'),
  table: '融资融券',
  sql: MARGIN,
  drawn: [
    ['交易日', 'text'],
    ['融资余额', 'hundredMillionYuan'],
    ['融券余额', 'hundredMillionYuan'],
    ['融资融券差额', 'hundredMillionYuan', 'signed'],
    ['融资融券余额合计', 'hundredMillionYuan'],
    ['占流通市值比', 'percent'],
    ['合计日变动', 'hundredMillionYuan', 'signed'],
  ],
};

const HELD = `SELECT trade_date, net_buy_volume, net_buy_amount, held_shares, held_capital_rate,
    held_shares - LAG(held_shares) OVER (ORDER BY trade_date) AS day_change
  FROM {market}.connect_holding WHERE security_id = ? ORDER BY trade_date DESC LIMIT 20`;
const CONNECT: Fact = {
  way: way('沪深港通'),
  table: '沪深港通持股',
  sql: HELD,
  drawn: [
    ['交易日', 'text'],
    ['净买入量', 'millionShares', 'signed'],
    ['净买入额', 'hundredMillionYuan', 'signed'],
    ['持股数', 'millionShares'],
    ['占流通股比', 'percent'],
    ['持股日变动', 'millionShares', 'signed'],
  ],
};

/** Flows are added up over the page; levels are not. */
const TOTALS: readonly Fact[] = [
  {
    ...LEVERAGE,
    when: '合计',
    shown: shownTotal,
    sql: `SELECT '本页合计', NULL, SUM(day_change) FROM (${MARGIN}) shown`,
    drawn: [
      ['交易日', 'text'],
      ['融资融券余额合计', 'hundredMillionYuan'],
      ['合计日变动', 'hundredMillionYuan', 'signed'],
    ],
  },
  {
    ...CONNECT,
    when: '合计',
    shown: shownTotal,
    sql: `SELECT '本页合计', SUM(net_buy_volume), SUM(net_buy_amount), NULL, SUM(day_change) FROM (${HELD}) shown`,
    drawn: [
      ['交易日', 'text'],
      ['净买入量', 'millionShares', 'signed'],
      ['净买入额', 'hundredMillionYuan', 'signed'],
      ['持股数', 'millionShares'],
      ['持股日变动', 'millionShares', 'signed'],
    ],
  },
];

describe('the holders of a company and its margin trading, on screen, equal the database', () => {
  tellsFacts({
    wants: ['connect_holding', 'margin_trading', 'industrial_capital', 'institution_holding'],
    facts: [...INSTITUTIONS, INDUSTRIAL, LEVERAGE, CONNECT, ...TOTALS],
  });
});
