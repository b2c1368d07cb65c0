import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import {
  industryDetail,
  industryReports,
  industryYears,
  reportingIndustry,
  WITHIN,
  type ReportingIndustry,
  type YearsTable,
} from '../support/oracles/industry-reports.ts';
import { drawn, periodName, share, signed } from '../support/oracles/reports.ts';
import { shownSheet } from '../support/screens/shown-statement.ts';
import { columnsOf, shownFigures, shownRows, shownTotal } from '../support/screens/shown-table.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
let page: Page;
let industry: ReportingIndustry;

const open = (query: string) => page.goto(industryDetail(industry, query));

beforeAll(async () => {
  industry = await reportingIndustry();
  page = await visitors.withSession(ANALYST);
});
afterEach(() => page.evaluate('localStorage.clear()'));
afterAll(() => visitors.leave());

type Unit = Parameters<typeof drawn>[1];
/** Title, unit, and the sums that are its value, or are divided. */
type Column = readonly [title: string, unit: Unit, sum: string, over?: string];

const SUPPLIED = 't.supplier_purchase_amount';
const YEARLY: readonly (readonly [
  query: string,
  table: string,
  of: YearsTable,
  columns: readonly Column[],
])[] = [
  [
    'sub=partners',
    '前五大供应商与客户合计',
    'supplier_customer_sum',
    [
      ['供应商采购额', 'hundredMillionYuan', `SUM(${SUPPLIED})`],
      [
        '采购占比',
        'percent',
        `SUM(IF(t.supplier_ratio <> 0, ${SUPPLIED}, NULL))`,
        `SUM(${SUPPLIED} / NULLIF(t.supplier_ratio, 0))`,
      ],
      ['客户销售额', 'hundredMillionYuan', 'SUM(t.customer_sales_amount)'],
    ],
  ],
  [
    'sub=research',
    '研发人员与投入',
    'rd_investment',
    [
      ['研发人员数', 'integer', 'SUM(t.developers)'],
      [
        '研发人员占比',
        'percent',
        'SUM(IF(t.total_staff IS NULL, NULL, t.developers))',
        'SUM(IF(t.developers IS NULL, NULL, t.total_staff))',
      ],
      ['研发投入', 'tenThousandYuan', 'SUM(t.total_rd_amount)'],
    ],
  ],
  [
    'sub=research',
    '知识产权',
    'patent',
    [
      ['发明专利', 'integer', 'SUM(t.invention_patents)'],
      // A point for each invention is 5, for a grant 4.
      ['发明专利得分', 'integer', 'SUM(5 * t.invention_patents)'],
      ['发明授权得分', 'integer', 'SUM(4 * t.invention_grants)'],
    ],
  ],
  [
    'sub=staff&part=education',
    '学历构成',
    'staff_education',
    [
      ['本科', 'integer', 'SUM(t.undergraduate_staff)'],
      ['员工总数', 'integer', 'SUM(t.total_staff)'],
    ],
  ],
];

describe('基本信息 of an industry, on screen, adds up what its companies disclosed', () => {
  it.each(YEARLY)('%s: %s', async (query, table, of, columns) => {
    await open(query);
    const shown = await shownRows(page, table);
    const years = await industryYears(industry, of, {
      counted: 'COUNT(*)',
      ...Object.fromEntries(
        columns.flatMap(([title, , sum, over]) => [
          [title, sum],
          ...(over === undefined ? [] : [[`${title} of`, over]]),
        ]),
      ),
    });
    const expected = years
      .slice(0, shown.length)
      .map(({ year, figures }) => [
        year,
        drawn(figures['counted'], 'count'),
        ...columns.map(([title, unit, , over]) =>
          drawn(over === undefined ? figures[title] : share(figures[title], figures[`${title} of`]), unit),
        ),
      ]);
    const titles = ['年度', '披露公司', ...columns.map(([title]) => title)];
    const plain = columnsOf(shown, titles).map(([year = '', ...cells]) => [year.slice(0, 4), ...cells]);
    expect(plain).toEqual(expected);
  });

  it('人员构成 adds up their staff by occupation', async () => {
    await open('sub=staff');
    const { head, rows: lines } = await shownSheet(page, '人员构成');
    const years = await industryYears(industry, 'staff_composition', {
      technical: 'SUM(t.technical_staff)',
      total: 'SUM(t.total_staff)',
    });
    expect(head.slice(1)).toEqual(years.map(({ year }) => year));
    const line = (title: string) => lines.find(([label = '']) => label.startsWith(title))?.slice(1);
    for (const [title, name] of [
      ['技术人员', 'technical'],
      ['合计', 'total'],
    ] as const)
      expect(line(title)).toEqual(years.map(({ figures }) => drawn(figures[name], 'integer')));
  });
});

it('行业概览 draws the revenue of its companies, and their gross margin', async () => {
  await open('');
  const gross = 'IF(t.operating_cost IS NULL, NULL, t.operating_revenue)';
  const reports = await industryReports(industry, 'income_statement', {
    revenue: 'SUM(t.operating_total_revenue)',
    cost: 'SUM(IF(t.operating_revenue IS NULL, NULL, t.operating_cost))',
    sales: `SUM(${gross})`,
  });
  const of = (day: string, name: string) => reports.get(day)?.[name] ?? null;
  const drawnAs = async (title: string, value: (day: string) => string): Promise<void> => {
    const shown = columnsOf(await shownFigures(page, title), ['期间', title]);
    const days = [...reports.keys()].filter((day) => shown.some(([period]) => period === periodName(day)));
    expect(shown.length).toBeGreaterThan(4);
    expect(shown).toEqual(days.map((day) => [periodName(day), value(day)]));
  };
  await drawnAs('营业总收入', (day) => drawn(of(day, 'revenue'), 'hundredMillionYuan'));
  await drawnAs('毛利率', (day) => {
    const ratio = share(of(day, 'cost'), of(day, 'sales'));
    return drawn(ratio === null ? null : 1 - ratio, 'percent');
  });
});

/** A column of the same company's other report. */
const other = (table: string, column: string, period: string): string =>
  `(SELECT o.${column} FROM {market}.${table} o WHERE o.security_id = t.security_id AND o.report_period = ${period})`;
/** The last four quarters of a column of the income statement. */
const fourQuarters = (column: string): string => {
  const lastYear = other('income_statement', column, 'MAKEDATE(YEAR(t.report_period), 1) - INTERVAL 1 DAY');
  return `IF(MONTH(t.report_period) = 12, t.${column}, t.${column} + ${lastYear} - y.${column})`;
};
/** A balance, the mean of now and of a year before; without `known` a missing one is nothing. */
const meanOf = (column: string, known: boolean): string => {
  const ends = ['t.report_period', 't.report_period - INTERVAL 1 YEAR'].map((day) =>
    other('balance_sheet', column, day),
  );
  return `(${ends.map((end) => (known ? end : `COALESCE(${end}, 0)`)).join(' + ')}) / 2`;
};
const BORROWED = [
  ...['short_term_borrowings', 'noncurrent_liabilities_due', 'long_term_borrowings'],
  ...['bonds_payable', 'lease_liabilities'],
];

it('行业概览 draws net margin, ROE and ROIC of four quarters as ratios of sums', async () => {
  await open('');
  const of = (parts: Readonly<Record<string, string>>, needed: string) =>
    Object.entries(parts).map(([name, part]) => [name, `SUM(IF(${needed} IS NULL, NULL, ${part}))`] as const);
  const [net, revenue] = [fourQuarters('net_profit'), fourQuarters('operating_total_revenue')];
  const [profit, equity] = [fourQuarters('net_profit_parent'), meanOf('equity_parent', true)];
  const [pretax, capital] = [fourQuarters('total_profit'), meanOf('total_equity', true)];
  const reports = await industryReports(industry, 'income_statement', {
    reported: 'COUNT(*)',
    ...Object.fromEntries([
      ...of({ net, revenue }, `${net} + ${revenue}`),
      ...of({ profit, equity }, `${profit} + ${equity}`),
      ...of(
        {
          pretax,
          interest: `COALESCE(${fourQuarters('finance_interest_expense')}, 0)`,
          tax: `COALESCE(${fourQuarters('income_tax')}, 0)`,
          capital: [capital, ...BORROWED.map((column) => meanOf(column, false))].join(' + '),
        },
        `${pretax} + ${capital}`,
      ),
    ]),
  });
  const shown = columnsOf(await shownFigures(page, '净利率、ROE 与 ROIC'), ['期间', '净利率', 'ROE', 'ROIC']);
  expect(shown.length).toBeGreaterThan(4);
  const days = [...reports.keys()].filter((day) => shown.some(([period]) => period === periodName(day)));
  expect(shown).toEqual(
    days.map((day) => {
      const sum = (name: string): number => reports.get(day)?.[name] ?? NaN;
      const kept = sum('pretax') > 0 ? 1 - sum('tax') / sum('pretax') : 1;
      const ratios = [
        sum('net') / sum('revenue'),
        sum('profit') / sum('equity'),
        ((sum('pretax') + sum('interest')) * kept) / sum('capital'),
      ];
      return [
        periodName(day),
        ...ratios.map((ratio) => drawn(Number.isNaN(ratio) ? null : ratio, 'percent')),
      ];
    }),
  );
});

describe('the companies of an industry', () => {
  it('重仓股 weighs them by their market value', async () => {
    await open('sub=heavy');
    const shown = await shownRows(page, '重仓股');
    const found = await rows<{ code: string; name: string; capital: number }>(
      `SELECT s.code, s.name, q.total_capital AS capital FROM (${WITHIN}) own
         JOIN {market}.security s ON s.id = own.security_id AND s.status = 'listed'
         JOIN {market}.latest_quote q ON q.security_id = s.id
        WHERE q.total_capital IS NOT NULL ORDER BY q.total_capital DESC`,
      [industry.id],
    );
    const whole = found.reduce((sum, { capital }) => sum + Number(capital), 0);
    expect(columnsOf(shown, ['代码', '简称', '权重', '总市值'])).toEqual(
      found
        .slice(0, shown.length)
        .map(({ code, name, capital }) => [
          code,
          name,
          drawn(Number(capital) / whole, 'percent'),
          drawn(Number(capital), 'hundredMillionYuan'),
        ]),
    );
  });

  it('股权质押 are their announcements, newest first', async () => {
    await open('sub=pledges');
    const shown = columnsOf(await shownRows(page, '股权质押'), ['公告日期', '代码', '质押股数']);
    const found = await rows<{ day: string; code: string; shares: number }>(
      `SELECT t.announce_date AS day, s.code, t.pledged_shares AS shares FROM (${WITHIN}) own
         JOIN {market}.security s ON s.id = own.security_id
         JOIN {market}.equity_pledge t ON t.security_id = own.security_id
        ORDER BY t.announce_date DESC`,
      [industry.id],
    );
    await page
      .getByText(`共 ${found.length.toLocaleString('en')} 笔`)
      .filter({ visible: true })
      .waitFor();
    const lines = found.map(({ day, code, shares }) =>
      [day, code, drawn(Number(shares), 'tenThousandShares')].join(),
    );
    expect(shown.map(([day]) => day)).toEqual(found.slice(0, shown.length).map(({ day }) => day));
    expect(shown.filter((line) => !lines.includes(line.join()))).toEqual([]);
  });

  it('高管变动 shows a year of trades with the means of the shown ones', async () => {
    await open('sub=trades');
    const found = await rows<Record<'day' | 'code' | 'name', string> & { volume: number; amount: number }>(
      `SELECT t.trade_date AS day, s.code, t.changer_name AS name, t.volume, t.amount FROM (${WITHIN}) own
         JOIN {market}.security s ON s.id = own.security_id
         JOIN {market}.executive_change t ON t.security_id = own.security_id
        ORDER BY t.trade_date DESC`,
      [industry.id],
    );
    const year = found[0]?.day.slice(0, 4) ?? '';
    const own = found.filter(({ day }) => day.startsWith(year));
    const shown = columnsOf(await shownRows(page, '高管持股变动'), [
      '变动日期',
      '代码',
      '变动人',
      '变动股数',
    ]);
    const volumes = new Map(
      own.map(({ day, code, name, volume }) => [
        [day, code, name, signed(Number(volume), 'tenThousandShares')].join(),
        Number(volume),
      ]),
    );
    const matched = shown.map((line) => volumes.get(line.join()) ?? NaN);
    const [means] = await shownTotal(page, '高管持股变动');
    expect(shown.map(([day]) => day)).toEqual(own.slice(0, shown.length).map(({ day }) => day));
    expect(means?.['变动股数']).toBe(
      signed(matched.reduce((sum, volume) => sum + volume, 0) / matched.length, 'tenThousandShares'),
    );
  });

  it('高管明细 lists their executives, and one of them is replaced by their trades until 返回', async () => {
    await open('sub=trades&part=list');
    const [{ year, count } = { year: 0, count: 0 }] = await rows<{ year: number; count: number }>(
      `SELECT t.year, COUNT(*) AS count FROM (${WITHIN}) own
         JOIN {market}.executive t ON t.security_id = own.security_id GROUP BY t.year ORDER BY t.year DESC LIMIT 1`,
      [industry.id],
    );
    const shown = await shownRows(page, '高管明细');
    expect(shown.every((row) => row['年度'] === String(year))).toBe(true);
    await page
      .getByText(`共 ${Number(count).toLocaleString('en')} 人`)
      .filter({ visible: true })
      .waitFor();
    const name = shown[0]?.['姓名'] ?? '';
    await page
      .getByRole('button', { name: `查看${name}的持股变动` })
      .first()
      .click();
    await page.getByRole('region', { name: `${name}的持股变动`, exact: true }).waitFor();
    await page.getByRole('button', { name: '返回高管明细' }).click();
    await page.getByRole('region', { name: '高管明细', exact: true }).waitFor();
  });
});
