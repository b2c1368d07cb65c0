import type { Locator, Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../../support/screens/company-facts.ts';
import { shownFigures, shownRows, type ShownRow } from '../../support/screens/shown-table.ts';

const way = (part: string): string[] => ['市场数据', '市场行情', part];

const QUOTES: readonly Draw[] = [
  ['日期', 'text'],
  ['收盘价', 'yuan'],
  ['涨跌幅', 'percent', 'signed'],
  ['开盘价', 'yuan'],
  ['最高价', 'yuan'],
  ['最低价', 'yuan'],
  ['均价', 'yuan'],
  ['总股本', 'millionShares'],
  ['流通股本', 'millionShares'],
  ['总市值', 'hundredMillionYuan'],
  ['流通市值', 'hundredMillionYuan'],
  ['年度累计分红', 'hundredMillionYuan'],
  ['股东户数（户）', 'integer'],
];

const CAPITAL: readonly Draw[] = [
  ['日期', 'text'],
  ['总市值', 'hundredMillionYuan'],
  ['流通市值', 'hundredMillionYuan'],
];

/** Dividends count from the day they are paid, holders from the day they are announced. */
const quotes = (limit: string): string =>
  `SELECT b.trade_date, b.close, b.close / b.pre_close - 1, b.open, b.high, b.low, b.amount / b.volume,
          b.total_shares, b.float_shares, b.close * b.total_shares, b.close * b.float_shares,
          (SELECT COALESCE(SUM(d.cash_amount), 0) FROM {market}.dividend d
            WHERE d.security_id = b.security_id AND d.pay_date <= b.trade_date
              AND YEAR(d.pay_date) = YEAR(b.trade_date)),
          (SELECT h.holder_num FROM {market}.holder_count h
            WHERE h.security_id = b.security_id AND h.announce_date <= b.trade_date
            ORDER BY h.report_period DESC LIMIT 1)
     FROM {market}.daily_bar b WHERE b.security_id = ? ORDER BY b.trade_date DESC LIMIT ${limit}`;

/**
 * Chooses a range of days in two fields, of which the first shows `empty` before, from the eighth newest day of a table
 * to the third newest.
 */
async function chooseDays(page: Page, empty: string, shown: readonly ShownRow[]): Promise<void> {
  const [from, to] = [empty, '结束日期'].map((name) =>
    page.getByPlaceholder(name).filter({ visible: true }),
  ) as [Locator, Locator];
  await from.fill(shown[7]?.['日期'] ?? '');
  await from.press('Tab');
  await to.fill(shown[2]?.['日期'] ?? '');
  await to.press('Enter');
}
async function quotesBetween(page: Page): Promise<void> {
  await chooseDays(page, '开始日期', await shownRows(page, '行情数据'));
  await page.getByRole('button', { name: '查询', exact: true }).click();
}
async function capitalBetween(page: Page): Promise<void> {
  await chooseDays(page, '默认近一年', await shownFigures(page, '市值走势'));
}

const FIGURES = { shown: shownFigures };
const FACTS: readonly Fact[] = [
  { way: way('行情数据'), table: '行情数据', sql: quotes('20'), drawn: QUOTES },
  {
    way: way('行情数据'),
    table: '行情数据',
    when: 'from a day to a day',
    then: quotesBetween,
    sql: quotes('6 OFFSET 2'),
    drawn: QUOTES,
  },
  {
    ...FIGURES,
    way: way('走势'),
    table: '市值走势',
    sql: `SELECT trade_date, close * total_shares, close * float_shares FROM {market}.daily_bar b
           WHERE security_id = ? AND trade_date >= (
             SELECT MAX(n.trade_date) - INTERVAL 1 YEAR FROM {market}.daily_bar n WHERE n.security_id = b.security_id)
           ORDER BY trade_date DESC`,
    drawn: CAPITAL,
  },
  {
    ...FIGURES,
    way: way('走势'),
    table: '市值走势',
    when: 'from a day to a day',
    then: capitalBetween,
    sql: `SELECT trade_date, close * total_shares, close * float_shares FROM {market}.daily_bar
           WHERE security_id = ? ORDER BY trade_date DESC LIMIT 6 OFFSET 2`,
    drawn: CAPITAL,
  },
  {
    ...FIGURES,
    way: way('盈利能力'),
    table: '净利率',
    sql: `SELECT report_period, net_margin FROM {market}.financial_analysis WHERE security_id = ?
           ORDER BY report_period DESC`,
    drawn: [
      ['日期', 'text'],
      ['净利率', 'percent'],
    ],
  },
  {
    ...FIGURES,
    way: way('盈利能力'),
    table: 'ROE 与 ROIC',
    sql: `SELECT YEAR(report_period), roe_weighted, roic FROM {market}.financial_analysis
           WHERE security_id = ? AND MONTH(report_period) = 12 ORDER BY report_period DESC`,
    drawn: [
      ['期间', 'text'],
      ['ROE', 'percent'],
      ['ROIC', 'percent'],
    ],
  },
  {
    way: way('人气热度'),
    table: '人气热度',
    sql: `SELECT trade_date, search_heat + optional_heat, search_heat, optional_heat, heat_rank
            FROM {market}.popularity WHERE security_id = ? ORDER BY trade_date DESC LIMIT 20`,
    drawn: [
      ['日期', 'text'],
      ['总热度', 'integer'],
      ['搜索热度', 'integer'],
      ['自选热度', 'integer'],
      ['全市场热度排名', 'integer'],
    ],
  },
];

/** The valuations of a bar by their names on the screen. */
const VALUATIONS = [
  ['PE(TTM)', 'pe_ttm'],
  ['PB', 'pb'],
  ['PS(TTM)', 'ps_ttm'],
] as const;
/** A loss has no PE: its day is a gap. */
const figureIn = (column: string): string =>
  column === 'pe_ttm' ? 'IF(b.pe_ttm > 0, b.pe_ttm, NULL)' : `b.${column}`;
const valuation = (column: string, first: string): string =>
  `FROM {market}.daily_bar b
   JOIN (SELECT security_id, MAX(trade_date) AS newest FROM {market}.daily_bar GROUP BY security_id) n
     ON n.security_id = b.security_id
  WHERE b.security_id = ? AND b.${column} IS NOT NULL AND b.trade_date >= ${first}`;

const BANDS: readonly Fact[] = VALUATIONS.flatMap(([name, column]): Fact[] => {
  const at = { way: way('估值分位'), table: `${name} 分位` };
  const thisYear = valuation(column, 'MAKEDATE(YEAR(n.newest), 1)');
  return [
    {
      ...at,
      ...FIGURES,
      when: 'of one year',
      then: async (page) => {
        const spans = page.getByRole('radiogroup', { name: `${name} 分位区间` });
        await spans.getByText('1 年', { exact: true }).click();
      },
      sql: `SELECT b.trade_date, ${figureIn(column)} ${valuation(column, 'n.newest - INTERVAL 1 YEAR')}
             ORDER BY b.trade_date DESC`,
      drawn: [
        ['日期', 'text'],
        [name, 'multiple'],
      ],
    },
    {
      ...at,
      when: 'its place in this year’s range',
      shown: async (page, panel) => {
        const sub = page.getByRole('region', { name: panel, exact: true }).first().locator('.c-panel-sub');
        await sub.waitFor();
        return [{ 位置: (await sub.textContent()) ?? '' }];
      },
      sql: `WITH days AS (SELECT b.trade_date, b.${column} AS value ${thisYear} AND ${figureIn(column)} IS NOT NULL)
            SELECT CONCAT('n = ', COUNT(*), '，当前 ', FORMAT(MAX(last.value), 2), '，位于 ',
                          FORMAT(100 * SUM(days.value <= last.value) / COUNT(*), 2), '% 分位')
              FROM days JOIN (SELECT value FROM days ORDER BY trade_date DESC LIMIT 1) last`,
      drawn: [['位置', 'text']],
    },
  ];
});

describe('the quotation of a company, on screen, equals the database', () => {
  tellsFacts({
    wants: ['daily_bar', 'dividend', 'holder_count', 'financial_analysis', 'popularity'],
    facts: [...FACTS, ...BANDS],
  });
});
