import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { BALANCE } from '../support/oracles/balance-templates.ts';
import { CASH_FLOW } from '../support/oracles/cash-flow-templates.ts';
import {
  industryDetail,
  industryReports,
  capitalShareAt,
  membersAt,
  reportingIndustry,
  type ReportingIndustry,
} from '../support/oracles/industry-reports.ts';
import {
  drawn,
  growth,
  linesWith,
  periodName,
  quarterName,
  share,
  signed,
  unitOf,
  within,
  type ReportsTable,
} from '../support/oracles/reports.ts';
import { INCOME, type TemplateLine } from '../support/oracles/statement-templates.ts';
import { shownStatement, type ShownLine } from '../support/screens/shown-statement.ts';
import { People } from '../support/people/people.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { rows } from '../support/suite/suite.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('companies');
const visitors = new Visitors();
const people = new People();
let page: Page;
let industry: ReportingIndustry;

const UNIT = 'millionYuan';
/** Amounts per share are of each company, and their heading has no line in a set. */
const additive = (lines: readonly TemplateLine[]): readonly TemplateLine[] =>
  lines.filter(({ title }) => !title.includes('每股收益'));
const STATEMENTS: readonly (readonly [
  tab: string,
  sub: string,
  table: ReportsTable,
  lines: readonly TemplateLine[],
])[] = [
  ['利润表', 'income', 'income_statement', additive(INCOME.general)],
  ['资产负债表', 'liabilities', 'balance_sheet', BALANCE.general],
  ['现金流量表', 'cashflow', 'cash_flow_statement', CASH_FLOW.general],
];

const columnsIn = (lines: readonly TemplateLine[]): readonly string[] =>
  lines.flatMap(({ column }) => column ?? []);
const open = (query: string) => page.goto(industryDetail(industry, `tab=financial&${query}`));

beforeAll(async () => {
  await people.open();
  industry = await reportingIndustry();
  page = await visitors.withSession(ANALYST);
});
afterEach(() => page.evaluate('localStorage.clear()'));
afterAll(async () => {
  await visitors.leave();
  await people.close();
});

/** The lines that count the members, below every statement of a set. */
async function coverage(days: readonly string[]): Promise<readonly ShownLine[]> {
  const reported = await industryReports(industry, 'income_statement', { reported: 'COUNT(*)' });
  const members = await Promise.all(days.map((day) => membersAt(industry, day)));
  const shares = await Promise.all(days.map((day) => capitalShareAt(industry, 'income_statement', day)));
  const line = (title: string, cells: readonly string[], unit = '家'): ShownLine => ({
    title,
    unit,
    bold: false,
    indent: 0,
    cells,
  });
  return [
    line(
      '披露公司',
      days.map((day) => drawn(reported.get(day)?.['reported'], 'count')),
    ),
    line(
      '成份公司',
      members.map((count) => drawn(count, 'count')),
    ),
    line(
      '披露市值占比',
      shares.map((share) => drawn(share, 'percent')),
      '%',
    ),
  ];
}

describe('the statements of an industry', () => {
  it.each(STATEMENTS)('%s is the sum of its companies’, line by line', async (tab, sub, table, lines) => {
    await open(`sub=${sub}`);
    const sums = Object.fromEntries(columnsIn(lines).map((column) => [column, `SUM(t.${column})`]));
    const reports = await industryReports(industry, table, sums);
    const days = within(reports, 5);
    const shown = await shownStatement(page, tab);
    expect(shown.columns.map((column) => column.replace('未披露完整', ''))).toEqual(days.map(periodName));
    expect(shown.lines).toEqual([
      ...linesWith(lines, days, (line, column, day) => [
        drawn(reports.get(day)?.[column], unitOf(line, UNIT)),
      ]),
      ...(await coverage(days)),
    ]);
  });

  it('利润表 grows like for like: by the companies that reported both years', async () => {
    await open('sub=income&income.reportType=Y');
    await page.getByRole('button', { name: '同比', exact: true }).and(page.locator(':visible')).click();
    const lines = additive(INCOME.general);
    const both = (column: string) => `t.${column} IS NULL OR y.${column} IS NULL`;
    const [sums, now, before] = await Promise.all([
      industryReports(
        industry,
        'income_statement',
        ofEach(lines, (column) => `SUM(t.${column})`),
      ),
      industryReports(
        industry,
        'income_statement',
        ofEach(lines, (column) => `SUM(IF(${both(column)}, NULL, t.${column}))`),
      ),
      industryReports(
        industry,
        'income_statement',
        ofEach(lines, (column) => `SUM(IF(${both(column)}, NULL, y.${column}))`),
      ),
    ]);
    const annual = new Map([...sums].filter(([day]) => day.endsWith('-12-31')));
    const days = within(annual, 5);
    const shown = await shownStatement(page, '利润表');
    expect(shown.lines.slice(0, lines.length)).toEqual(
      linesWith(lines, days, (line, column, day) => [
        drawn(sums.get(day)?.[column], unitOf(line, UNIT)),
        signed(growth(now.get(day)?.[column], before.get(day)?.[column]), 'percent'),
      ]),
    );
  });

  it('利润表 shows each quarter alone over the companies that have both reports', async () => {
    await open('sub=income&income.single=1');
    const cumulated = await industryReports(industry, 'income_statement', { revenue: 'SUM(1)' });
    const days = within(cumulated, 5);
    const other = days.find((day) => quarterName(day) !== periodName(day)) ?? '';
    await page
      .getByRole('columnheader', { name: quarterName(other) })
      .first()
      .waitFor();
    const shown = await shownStatement(page, '利润表');
    const at = days.indexOf(other);
    expect(shown.columns[at]).toBe(quarterName(other));
    expect(shown.lines.find(({ title }) => title === '营业总收入')?.cells[at]).toBe(
      drawn(await quarterOf(other), UNIT),
    );
  });

  it('are those announced by the day of the address, which the field shows', async () => {
    const table = 'income_statement';
    const announced = await industryReports(industry, table, { last: 'MAX(TO_DAYS(t.announce_date))' });
    const [, before = ''] = announced.keys();
    // The day on which the last company reported the period before the newest.
    const [known] = await rows<{ day: string }>('SELECT FROM_DAYS(?) AS day', [
      announced.get(before)?.['last'] ?? 0,
    ]);
    const day = known?.day ?? '';
    await open(`sub=income&knownBy=${day}`);
    const field = page.getByRole('textbox', { name: '披露截至' }).filter({ visible: true });
    await field.waitFor();
    expect(await field.inputValue()).toBe(day);
    const sums = await industryReports(industry, table, {
      revenue: `SUM(IF(t.announce_date <= '${day}', t.operating_total_revenue, NULL))`,
    });
    const days = within(new Map([...sums].filter(([, { revenue }]) => revenue !== null)), 5);
    const shown = await shownStatement(page, '利润表');
    expect(shown.columns.map((column) => column.replace('未披露完整', ''))).toEqual(days.map(periodName));
    expect(shown.lines.find(({ title }) => title === '营业总收入')?.cells).toEqual(
      days.map((each) => drawn(sums.get(each)?.['revenue'], UNIT)),
    );
  });

  it('say of how many companies the newest period is', async () => {
    await open('sub=income');
    const reported = await industryReports(industry, 'income_statement', { reported: 'COUNT(*)' });
    const [day = ''] = reported.keys();
    const count = reported.get(day)?.['reported'];
    const share = drawn(await capitalShareAt(industry, 'income_statement', day), 'percent');
    const all = await membersAt(industry, day);
    const text = `${periodName(day)} ${count} / ${all} 家 · 市值占比 ${share}%`;
    await page.getByText(text).and(page.locator(':visible')).waitFor();
  });
});

const ofEach = (lines: readonly TemplateLine[], expression: (column: string) => string) =>
  Object.fromEntries(columnsIn(lines).map((column) => [column, expression(column)]));

/** The revenue of a quarter alone: over members with a report before it in the year. */
async function quarterOf(day: string): Promise<number | null> {
  const former = `(SELECT f.operating_total_revenue FROM {market}.income_statement f
    WHERE f.security_id = t.security_id AND YEAR(f.report_period) = YEAR(t.report_period)
      AND QUARTER(f.report_period) = QUARTER(t.report_period) - 1)`;
  const quarters = await industryReports(industry, 'income_statement', {
    revenue: `SUM(t.operating_total_revenue - ${former})`,
  });
  return quarters.get(day)?.['revenue'] ?? null;
}

it('财务分析 divides sums by sums', async () => {
  await open('sub=analysis');
  const income = await industryReports(industry, 'income_statement', {
    revenue: 'SUM(t.operating_total_revenue)',
    profit: 'SUM(t.net_profit)',
    sales: 'SUM(IF(t.operating_cost IS NULL, NULL, t.operating_revenue))',
    cost: 'SUM(IF(t.operating_revenue IS NULL, NULL, t.operating_cost))',
    both: 'SUM(IF(y.operating_total_revenue IS NULL, NULL, t.operating_total_revenue))',
    before: 'SUM(IF(t.operating_total_revenue IS NULL, NULL, y.operating_total_revenue))',
  });
  const sheet = await industryReports(industry, 'balance_sheet', {
    debts: 'SUM(t.total_liabilities)',
    assets: 'SUM(t.total_assets)',
  });
  const days = within(income, 5);
  const shown = await shownStatement(page, '财务分析');
  const cells = (title: string) => shown.lines.find((line) => line.title === title)?.cells;
  const of = (day: string, name: string) => income.get(day)?.[name] ?? null;
  expect(cells('毛利率')).toEqual(
    days.map((day) => {
      const ratio = share(of(day, 'cost'), of(day, 'sales'));
      return drawn(ratio === null ? null : 1 - ratio, 'percent');
    }),
  );
  expect(cells('净利率')).toEqual(
    days.map((day) => drawn(share(of(day, 'profit'), of(day, 'revenue')), 'percent')),
  );
  expect(cells('资产负债率')).toEqual(
    days.map((day) => drawn(share(sheet.get(day)?.['debts'], sheet.get(day)?.['assets']), 'percent')),
  );
  expect(cells('营业总收入同比')).toEqual(
    days.map((day) => signed(growth(of(day, 'both'), of(day, 'before')), 'percent')),
  );
});

it('the filter of one sub-tab leaves the others alone, and 重置 restores it', async () => {
  await open('sub=liabilities&liabilities.reportType=Y&liabilities.yearSize=3');
  const annual = (await shownStatement(page, '资产负债表')).columns;
  expect(annual.every((column) => column.includes('Y'))).toBe(true);
  expect(annual).toHaveLength(3);
  await page.getByRole('tab', { name: '利润表', exact: true }).and(page.locator(':visible')).click();
  expect((await shownStatement(page, '利润表')).columns.length).toBeGreaterThan(3);
  await page.getByRole('tab', { name: '资产负债表', exact: true }).and(page.locator(':visible')).click();
  await page.getByRole('search', { name: '报告期' }).and(page.locator(':visible')).getByText('重置').click();
  await page.getByRole('columnheader', { name: /Q1/ }).and(page.locator(':visible')).first().waitFor();
});

it('财务数据 is there for users who may see it, and the server refuses the others', async () => {
  const person = await people.inserted({
    authorities: ['hysjk', 'hysjk_gn', 'hysjk_gn_view', 'hysjk_gn_view_businessData'],
  });
  const other = await visitors.withSession(person);
  await other.goto(industryDetail(industry, 'tab=financial'));
  const tabs = other.getByRole('tablist', { name: '行业资料' }).getByRole('tab');
  await tabs.first().waitFor();
  expect(await tabs.allInnerTexts()).toEqual(['经营数据']);
  const session = await httpSignIn(person);
  const answer = await session.send(`/api/ecology/dataIncome/dataList?dataId=${industry.id}`);
  expect(answer.status).toBe(403);
});
