import type { Page } from 'playwright-core';
import { ANALYST, Visitors } from '../support/browser/browser.ts';
import { tellsFacts, type Draw } from '../support/screens/company-facts.ts';
import { growthSql } from '../support/oracles/growth-sql.ts';
import {
  drawn,
  growth,
  periodName,
  quarterName,
  reportsOf,
  share,
  singleQuarters,
  within,
  yearBefore,
  type Reports,
} from '../support/oracles/reports.ts';
import { chartFigures, shownSheet } from '../support/screens/shown-statement.ts';
import { companyOf, openCompanyTab, type ListedCompany } from '../support/screens/statement-companies.ts';

const visitors = new Visitors();
let page: Page;
let general: ListedCompany;
let insurer: ListedCompany;

const open = (company: ListedCompany, ...way: readonly string[]) =>
  openCompanyTab(page, company, ['经营数据', ...way]);
const shown = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
const head = (name: string) =>
  page.getByRole('columnheader', { name, exact: true }).filter({ visible: true });

beforeAll(async () => {
  general = await companyOf('general');
  insurer = await companyOf('insurer');
  page = await visitors.withSession(ANALYST);
});
afterAll(() => visitors.leave());

const DRAWN: readonly Draw[] = [
  ['报告期', 'text'],
  ['公告日期', 'text'],
  ['营业总收入', 'millionYuan'],
  ['收入同比', 'percent', 'signed'],
  ['营业总成本', 'millionYuan'],
  ['总成本同比', 'percent', 'signed'],
  ['营业成本', 'millionYuan'],
  ['成本同比', 'percent', 'signed'],
  ['毛利', 'millionYuan'],
  ['毛利率', 'percent'],
];
const REVENUE_SQL = `
  SELECT t.report_period, t.announce_date,
         t.operating_total_revenue,
         ${growthSql('t.operating_total_revenue', 'y.operating_total_revenue')},
         t.operating_total_cost,
         ${growthSql('t.operating_total_cost', 'y.operating_total_cost')},
         t.operating_cost, ${growthSql('t.operating_cost', 'y.operating_cost')},
         t.operating_revenue - t.operating_cost, 1 - t.operating_cost / t.operating_revenue
    FROM {market}.income_statement t
    LEFT JOIN {market}.income_statement y ON y.security_id = t.security_id
     AND YEAR(y.report_period) = YEAR(t.report_period) - 1 AND QUARTER(y.report_period) = QUARTER(t.report_period)
   WHERE t.security_id = ?`;
const way = ['经营数据', '营业收入与成本'];
const table = '营业收入与成本';

describe('revenue and cost equal the database', () => {
  tellsFacts({
    wants: ['income_statement'],
    facts: [
      { way, table, sql: `${REVENUE_SQL} ORDER BY t.report_period DESC LIMIT 20`, drawn: DRAWN },
      {
        way,
        table,
        drawn: DRAWN,
        sql: `${REVENUE_SQL} ORDER BY t.operating_total_cost LIMIT 20`,
        then: async (visited) => {
          const region = visited.getByRole('region', { name: table, exact: true });
          const least = region.locator('th[aria-sort="ascending"]');
          await region.getByRole('columnheader', { name: /^营业总成本/ }).click();
          await least.or(region.locator('th[aria-sort="descending"]')).waitFor();
          if ((await least.count()) === 0)
            await region.getByRole('columnheader', { name: /^营业总成本/ }).click();
          await least.waitFor();
        },
      },
    ],
  });
});

describe('营业总收入 as a chart', () => {
  const millions = (reports: Reports, days: readonly string[]): string[][] =>
    days.map((day) => {
      const [now, before] = [day, yearBefore(day)].map(
        (key) => reports.get(key)?.['operating_total_revenue'],
      );
      return [periodName(day), drawn(now, 'millionYuan'), drawn(growth(now, before), 'percent')];
    });

  it('draws revenue and its growth, of annual reports on request', async () => {
    await open(general, '营业收入与成本');
    const reports = await reportsOf('income_statement', general.securityId);
    const columns = ['期间', '营业总收入百万元', '同比%'];
    expect(await chartFigures(page, '营业总收入')).toEqual({
      head: columns,
      rows: millions(reports, within(reports, 5)),
      bold: [],
    });
    const search = page.getByRole('search', { name: '报告期' }).filter({ visible: true });
    await search.getByRole('radio', { name: '年报' }).check();
    await search.getByText('查询').click();
    const annual: Reports = new Map([...reports].filter(([day]) => day.endsWith('-12-31')));
    const newest = periodName([...reports.keys()].find((day) => !day.endsWith('-12-31')) ?? '');
    await page
      .getByRole('rowheader', { name: newest, exact: true })
      .filter({ visible: true })
      .waitFor({ state: 'detached' });
    expect((await chartFigures(page, '营业总收入')).rows).toEqual(millions(annual, within(annual, 5)));
  });
});

describe('期间费用', () => {
  const FEES = [
    ['销售费用率%', 'selling_expense'],
    ['管理费用率%', 'admin_expense'],
    ['研发费用率%', 'rd_expense'],
    ['财务费用率%', 'financial_expense'],
  ] as const;

  /** Revenue, and each expense as a share of it. */
  const expenses = (
    days: readonly string[],
    reports: Reports,
    fees: readonly (readonly [string, string])[] = FEES,
  ): readonly (readonly string[])[] => [
    [
      '营业总收入百万元',
      ...days.map((day) => drawn(reports.get(day)?.['operating_total_revenue'], 'millionYuan')),
    ],
    ...fees.map(([title, column]) => [
      title,
      ...days.map((day) => {
        const figures = reports.get(day);
        return drawn(share(figures?.[column], figures?.['operating_total_revenue']), 'percent');
      }),
    ]),
  ];

  it.each([
    ['累计', periodName, (reports: Reports) => reports],
    ['单季', quarterName, singleQuarters],
  ] as const)(
    'shows expenses as shares of revenue, %s, and turns its order',
    async (kind, name, figuresOf) => {
      await open(general, '期间费用');
      await shown(kind).click();
      const reports = figuresOf(await reportsOf('income_statement', general.securityId));
      const days = within(reports, 5);
      await head(name(days.find((day) => quarterName(day) !== periodName(day)) ?? '')).waitFor();
      expect(await shownSheet(page, '期间费用')).toEqual({
        head: ['项目', ...days.map(name)],
        rows: expenses(days, reports),
        bold: [0],
      });
      await page.getByRole('button', { name: '新 → 旧' }).filter({ visible: true }).click();
      const turned = [...days].reverse();
      expect(await shownSheet(page, '期间费用')).toEqual({
        head: ['项目', ...turned.map(name)],
        rows: expenses(turned, reports),
        bold: [0],
      });
    },
  );

  it('shows annual reports of three years, once chosen', async () => {
    await open(general, '期间费用');
    const reports = await reportsOf('income_statement', general.securityId);
    const annual: Reports = new Map([...reports].filter(([day]) => day.endsWith('-12-31')));
    const search = page.getByRole('search', { name: '报告期' }).filter({ visible: true });
    await search.getByRole('radio', { name: '年报' }).check();
    await search.getByRole('combobox', { name: '年数' }).click();
    await page.locator('.ant-select-item-option[title="近 3 年"]').click();
    await search.getByText('查询').click();
    const days = within(annual, 3);
    const newest = [...reports.keys()].find((day) => !day.endsWith('-12-31')) ?? '';
    await head(periodName(newest)).waitFor({ state: 'detached' });
    const { head: columns, rows } = await shownSheet(page, '期间费用');
    expect(columns).toEqual(['项目', ...days.map(periodName)]);
    expect(rows).toEqual(expenses(days, annual));
  });

  it('of an insurer have a line of their own for administrative expense', async () => {
    await open(insurer, '期间费用');
    const reports = await reportsOf('income_statement', insurer.securityId);
    const days = within(reports, 5);
    await head(periodName(days[0] ?? '')).waitFor();
    const fees = FEES.map(([title, column]) =>
      column === 'admin_expense' ? ([title, 'business_admin_expense'] as const) : ([title, column] as const),
    );
    expect((await shownSheet(page, '期间费用')).rows).toEqual(expenses(days, reports, fees));
  });
});
