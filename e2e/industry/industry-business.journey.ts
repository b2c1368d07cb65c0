import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import {
  industryDetail,
  industryReports,
  membersAt,
  reportingIndustry,
  WITHIN,
  type ReportingIndustry,
} from '../support/oracles/industry-reports.ts';
import { drawn, growth, periodName, share, signed, within, type Value } from '../support/oracles/reports.ts';
import { shownSheet } from '../support/screens/shown-statement.ts';
import { columnsOf, shownRows } from '../support/screens/shown-table.ts';
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

describe('经营数据 of an industry', () => {
  it('营业收入与成本 sums its companies, period by period', async () => {
    await open('tab=business');
    const both = (column: string, of: string) =>
      `SUM(IF(t.${column} IS NULL OR y.${column} IS NULL, NULL, ${of}.${column}))`;
    const gross = 'IF(t.operating_cost IS NULL, NULL, t.operating_revenue)';
    const reports = await industryReports(industry, 'income_statement', {
      reported: 'COUNT(*)',
      revenue: 'SUM(t.operating_total_revenue)',
      now: both('operating_total_revenue', 't'),
      before: both('operating_total_revenue', 'y'),
      cost: 'SUM(t.operating_cost)',
      sales: `SUM(${gross})`,
    });
    const shown = await shownRows(page, '营业收入与成本');
    const days = [...reports.keys()].slice(0, shown.length);
    const expected = await Promise.all(
      days.map(async (day) => {
        const of = (name: string): Value => reports.get(day)?.[name] ?? null;
        const [reported, members] = [of('reported') ?? 0, await membersAt(industry, day)];
        const profit = (of('sales') ?? NaN) - (of('cost') ?? NaN);
        return [
          reported * 2 < members ? `${day} 未披露完整` : day,
          drawn(reported, 'count'),
          drawn(members, 'count'),
          drawn(of('revenue'), 'millionYuan'),
          signed(growth(of('now'), of('before')), 'percent'),
          drawn(profit, 'millionYuan'),
          drawn(share(profit, of('sales')), 'percent'),
        ];
      }),
    );
    const titles = ['报告期', '披露公司', '成份公司', '营业总收入', '收入同比', '毛利', '毛利率'];
    expect(columnsOf(shown, titles)).toEqual(expected);
  });

  it('期间费用 divides each expense by the revenue of the companies that have it', async () => {
    await open('tab=business&sub=expenses');
    const reports = await industryReports(industry, 'income_statement', {
      revenue: 'SUM(t.operating_total_revenue)',
      selling: 'SUM(IF(t.operating_total_revenue IS NULL, NULL, t.selling_expense))',
      sellers: 'SUM(IF(t.selling_expense IS NULL, NULL, t.operating_total_revenue))',
      research: 'SUM(IF(t.operating_total_revenue IS NULL, NULL, t.rd_expense))',
      researchers: 'SUM(IF(t.rd_expense IS NULL, NULL, t.operating_total_revenue))',
    });
    const days = within(reports, 5);
    const { head, rows: lines } = await shownSheet(page, '期间费用');
    const row = (title: string) => lines.find(([label = '']) => label.startsWith(title))?.slice(1);
    expect(head.slice(1)).toEqual(days.map(periodName));
    const of = (day: string, name: string) => reports.get(day)?.[name] ?? null;
    expect(row('营业总收入')).toEqual(days.map((day) => drawn(of(day, 'revenue'), 'millionYuan')));
    expect(row('销售费用率')).toEqual(
      days.map((day) => drawn(share(of(day, 'selling'), of(day, 'sellers')), 'percent')),
    );
    expect(row('研发费用率')).toEqual(
      days.map((day) => drawn(share(of(day, 'research'), of(day, 'researchers')), 'percent')),
    );
  });
});

describe.each([
  ['分产品', 'product'],
  ['分地区', 'region'],
])('%s of an industry', (title, kind) => {
  it('adds up what its companies sold, item by item, and says of how many', async () => {
    await open(`tab=business&sub=segments&part=${kind}`);
    const listed = `s.list_date <= t.report_period AND (s.delist_date IS NULL OR s.delist_date > t.report_period)`;
    const from = `FROM (${WITHIN}) own JOIN {market}.security s ON s.id = own.security_id
      JOIN {market}.business_segment t ON t.security_id = own.security_id AND t.kind = '${kind}' AND ${listed}`;
    const sold = await rows<{ period: string; item: string; revenue: number }>(
      `SELECT t.report_period AS period, t.item, SUM(t.revenue) AS revenue ${from} GROUP BY 1, 2`,
      [industry.id],
    );
    const newest = sold.map(({ period }) => period).reduce((one, other) => (one > other ? one : other), '');
    const own = sold.filter(({ period }) => period === newest);
    const [{ companies } = { companies: 0 }] = await rows<{ companies: number }>(
      `SELECT COUNT(DISTINCT t.security_id) AS companies ${from} WHERE t.report_period = ?`,
      [industry.id, newest],
    );
    const name = periodName(newest);
    await page
      .getByText(`${name} ${companies} / ${await membersAt(industry, newest)} 家`)
      .filter({ visible: true })
      .waitFor();
    const sheet = await shownSheet(page, `${title}构成 营业收入`);
    const at = sheet.head.indexOf(name);
    const cell = (item: string) => sheet.rows.find((row) => row.includes(item))?.[at];
    const total = own.reduce((sum, { revenue }) => sum + Number(revenue), 0);
    expect(cell('合计')).toBe(drawn(total, 'millionYuan'));
    const largest = own.toSorted((one, other) => Number(other.revenue) - Number(one.revenue)).slice(0, 3);
    expect(largest.map(({ item }) => [item, cell(item)])).toEqual(
      largest.map(({ item, revenue }) => [item, drawn(Number(revenue), 'millionYuan')]),
    );
  });
});

it('产业资本 of an industry adds up the shares it holds', async () => {
  await open('tab=funds&sub=industrial');
  const held = await industryReports(industry, 'industrial_capital', {
    reported: 'COUNT(*)',
    num: 'SUM(t.foundation_holder_held_num)',
    capital: 'SUM(t.foundation_holder_held_capital)',
  });
  const shown = await shownRows(page, '产业资本持股');
  const days = [...held.keys()].slice(0, shown.length);
  const of = (day: string, name: string) => held.get(day)?.[name] ?? null;
  expect(columnsOf(shown, ['披露公司', '产业资本持股', '产业资本持股市值'])).toEqual(
    days.map((day) => [
      drawn(of(day, 'reported'), 'count'),
      drawn(of(day, 'num'), 'millionShares'),
      drawn(of(day, 'capital'), 'hundredMillionYuan'),
    ]),
  );
});

it('股东结构 of an industry adds up its accounts, compared where both quarters are known', async () => {
  await open('tab=market&sub=shareholders');
  const former = `(SELECT f.holder_num FROM {market}.holder_count f WHERE f.security_id = t.security_id
    AND f.report_period = LAST_DAY(t.report_period - INTERVAL 3 MONTH))`;
  const counts = await industryReports(industry, 'holder_count', {
    reported: 'COUNT(*)',
    accounts: 'SUM(t.holder_num)',
    now: `SUM(IF(${former} IS NULL, NULL, t.holder_num))`,
    before: `SUM(${former})`,
  });
  const shown = await shownRows(page, '股东结构');
  const days = [...counts.keys()].slice(0, shown.length);
  const of = (day: string, name: string) => counts.get(day)?.[name] ?? null;
  expect(columnsOf(shown, ['披露公司', '股东户数（户）', '较上期变动'])).toEqual(
    days.map((day) => [
      drawn(of(day, 'reported'), 'count'),
      drawn(of(day, 'accounts'), 'integer'),
      signed(growth(of(day, 'now'), of(day, 'before')), 'percent'),
    ]),
  );
});

it('机构持股 of an industry divides what is held by the float of the same companies', async () => {
  await open('tab=funds');
  const held = await industryReports(industry, 'institution_holding', {
    reported: 'COUNT(*)',
    fund: 'SUM(t.fund_held_num)',
    part: `SUM(IF(t.fund_held_percent + t.non_fund_held_percent > 0, t.fund_held_num, NULL))`,
    float: `SUM((t.fund_held_num + t.non_fund_held_num)
      / NULLIF(t.fund_held_percent + t.non_fund_held_percent, 0))`,
  });
  const shown = await shownRows(page, '机构持股');
  const days = [...held.keys()].slice(0, shown.length);
  const of = (day: string, name: string) => held.get(day)?.[name] ?? null;
  expect(columnsOf(shown, ['披露公司', '基金持股', '基金占流通股比'])).toEqual(
    days.map((day) => [
      drawn(of(day, 'reported'), 'count'),
      drawn(of(day, 'fund'), 'millionShares'),
      drawn(share(of(day, 'part'), of(day, 'float')), 'percent'),
    ]),
  );
});
