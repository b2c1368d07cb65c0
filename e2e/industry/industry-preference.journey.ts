import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { industryDays, type DayTable } from '../support/oracles/industry-days.ts';
import {
  industryDetail,
  reportingIndustry,
  type ReportingIndustry,
} from '../support/oracles/industry-reports.ts';
import { drawn, signed } from '../support/oracles/reports.ts';
import { columnsOf, shownRows } from '../support/screens/shown-table.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
let page: Page;
let industry: ReportingIndustry;

const open = (sub: string) => page.goto(industryDetail(industry, `tab=funds&sub=${sub}`));

beforeAll(async () => {
  industry = await reportingIndustry();
  page = await visitors.withSession(ANALYST);
});
afterEach(() => page.evaluate('localStorage.clear()'));
afterAll(() => visitors.leave());

type Unit = Parameters<typeof drawn>[1];
/** Title, unit, whether it is drawn with its sign, and its sum in SQL. */
type Summed = readonly [title: string, unit: Unit, change: boolean, sql: string];

const FLOAT = 'bar.close * bar.float_shares';
const TABLES: readonly (readonly [sub: string, table: string, of: DayTable, columns: readonly Summed[]])[] = [
  [
    'leverage',
    '杠杆资金',
    'margin_trading',
    [
      ['融资余额', 'hundredMillionYuan', false, 'SUM(t.financing_balance)'],
      ['融券余额', 'hundredMillionYuan', false, 'SUM(t.short_balance)'],
      ['融资融券差额', 'hundredMillionYuan', true, 'SUM(t.financing_balance - t.short_balance)'],
      ['融资融券余额合计', 'hundredMillionYuan', false, 'SUM(t.financing_balance + t.short_balance)'],
      ['占流通市值比', 'percent', false, `SUM(t.financing_balance + t.short_balance) / SUM(${FLOAT})`],
    ],
  ],
  [
    'margin',
    '融资融券',
    'margin_trading',
    [
      ['融资买入额', 'hundredMillionYuan', false, 'SUM(t.financing_buy)'],
      ['融资净买入额', 'hundredMillionYuan', true, 'SUM(t.financing_buy - t.financing_repay)'],
      ['融资买入占成交额', 'percent', false, 'SUM(t.financing_buy) / SUM(bar.amount)'],
      ['融券余量', 'millionShares', false, 'SUM(t.short_volume)'],
    ],
  ],
  [
    'connect',
    '沪深港通持股',
    'connect_holding',
    [
      ['净买入额', 'hundredMillionYuan', true, 'SUM(t.net_buy_amount)'],
      ['持股数', 'millionShares', false, 'SUM(t.held_shares)'],
      ['占流通股比', 'percent', false, `SUM(t.held_shares * bar.close) / SUM(${FLOAT})`],
    ],
  ],
  [
    'trading',
    '每日交易统计',
    'money_flow',
    [
      ['主力净流入', 'hundredMillionYuan', true, 'SUM(t.main_net)'],
      ['累计主力净流入', 'hundredMillionYuan', true, 'SUM(SUM(t.main_net)) OVER (ORDER BY t.trade_date)'],
      ['主力净流入占流通市值', 'percent', true, `SUM(t.main_net) / SUM(${FLOAT})`],
      ['主力成交占比', 'percent', false, 'SUM(t.main_trading_amount) / SUM(bar.amount)'],
    ],
  ],
  [
    'liquidity',
    '流动性',
    'daily_bar',
    [
      ['总市值', 'hundredMillionYuan', false, 'SUM(bar.close * bar.total_shares)'],
      ['流通市值', 'hundredMillionYuan', false, `SUM(${FLOAT})`],
      ['成交额', 'hundredMillionYuan', false, 'SUM(bar.amount)'],
      ['成交额占流通市值', 'percent', false, `SUM(bar.amount) / SUM(${FLOAT})`],
    ],
  ],
  [
    'preference',
    '资本偏好指数',
    'capital_preference',
    [
      [
        '资本偏好指数',
        'number',
        false,
        `SUM(t.zbph_index * ${FLOAT}) / SUM(IF(t.zbph_index IS NULL, NULL, ${FLOAT}))`,
      ],
      [
        '基金持股比例',
        'percent',
        false,
        `SUM(t.fund_held_capital_rate * ${FLOAT}) / SUM(IF(t.fund_held_capital_rate IS NULL, NULL, ${FLOAT}))`,
      ],
    ],
  ],
];

describe('资金偏好 of an industry, on screen, adds up the rows of its companies', () => {
  it.each(TABLES)('%s', async (sub, table, of, columns) => {
    await open(sub);
    const shown = await shownRows(page, table);
    const days = await industryDays({ industry }, of, {
      counted: 'COUNT(*)',
      ...Object.fromEntries(columns.map(([title, , , sql]) => [title, sql])),
    });
    const expected = days
      .slice(0, shown.length)
      .map(({ day, figures }) => [
        day,
        drawn(figures['counted'] ?? null, 'count'),
        ...columns.map(([title, unit, change]) => (change ? signed : drawn)(figures[title] ?? null, unit)),
      ]);
    expect(columnsOf(shown, ['交易日', '有值公司', ...columns.map(([title]) => title)])).toEqual(expected);
  });

  it('beside those of the industries above and of the market', async () => {
    await open('preference');
    const shown = await shownRows(page, '资本偏好对比');
    expect(shown[0]?.['对比对象']).toBe(industry.name);
    expect(shown.at(-1)?.['对比对象']).toBe('全市场');
  });
});
