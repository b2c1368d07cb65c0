import { insertFacts, type Fact } from '@console/node-kit/testing';
import { businessCalls, businessTables, type SegmentPivot } from '@console/contract-company';
import type { OutputOf, Page } from '@console/contract-core';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_businessData';
const { productSegments, regionSegments, operatingExpenses } = businessCalls;
const { revenueCosts } = businessTables;

type Query = Readonly<Record<string, string>>;
type Expenses = OutputOf<typeof operatingExpenses>;

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const fill = (table: string, rows: readonly Fact[]): Promise<void> =>
    insertFacts(company.data.database, table, rows);
  await fill('business_segment', [
    segment('2024-12-31', 'product', [1, '茅台酒', 80e6, 8e6]),
    segment('2025-12-31', 'product', [1, '茅台酒', 100e6, 10e6]),
    segment('2025-12-31', 'product', [2, '系列酒', 25e6, null]),
    segment('2025-12-31', 'region', [1, '国内', 125e6, null]),
  ]);
  await fill('income_statement', [
    statement('2019-12-31', 50e6),
    statement('2024-12-31', 80e6),
    statement('2025-09-30', 90e6),
    statement('2025-12-31', 100e6),
    statement('2026-03-31', 0),
    bankStatement(),
  ]);
}, 60_000);
afterAll(() => company.stop());

const segment = (
  report_period: string,
  kind: string,
  [rank, item, revenue, cost]: readonly [number, string, number, number | null],
): Fact => ({
  security_id: 1,
  report_period,
  announce_date: `${Number(report_period.slice(0, 4)) + 1}-04-20`,
  kind,
  rank,
  item,
  revenue,
  cost,
});
const statement = (report_period: string, revenue: number): Fact => ({
  security_id: 1,
  report_period,
  announce_date: report_period,
  template: 'general',
  operating_total_revenue: revenue,
  operating_revenue: revenue,
  operating_total_cost: revenue / 2,
  operating_cost: revenue / 4,
  selling_expense: 5e6,
  admin_expense: 4e6,
  rd_expense: 3e6,
  financial_expense: -2e6,
  business_admin_expense: null,
});
const bankStatement = (): Fact => ({
  security_id: 3,
  report_period: '2025-12-31',
  announce_date: '2026-03-20',
  template: 'bank',
  operating_total_revenue: 400e6,
  operating_revenue: 400e6,
  business_admin_expense: 100e6,
});

const ask = (path: string, query: Query = {}, as = token) =>
  company.service.send(`${path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });
async function result<T>(path: string, query: Query = {}): Promise<T> {
  const { status, body } = await ask(path, query);
  expect(status).toBe(200);
  return body.result as T;
}

describe('the segments of revenue', () => {
  it('are by product and period, with the day the newest became known', async () => {
    const pivot = await result<SegmentPivot>(productSegments.path);
    expect(pivot).toMatchObject({
      reportPeriods: ['2025Y', '2024Y'],
      contents: [
        {
          mainProjprod: '茅台酒',
          periods: { '2025Y': { projprodIncome: 100e6, incomeIncreseSpeed: 0.25, incomePercent: 0.8 } },
        },
        { mainProjprod: '系列酒', periods: { '2025Y': { projprodCost: null, incomePercent: 0.2 } } },
      ],
      totals: { '2025Y': { operatingRevenue: 125e6, operatingCost: null, revenueIncreaseSpeed: 0.5625 } },
      asOf: '2026-04-20',
    });
    expect(await result(productSegments.also[0].path)).toEqual(pivot);
  });

  it('are by region in a list of their own, and empty for a company that discloses none', async () => {
    const regions = await result<SegmentPivot>(regionSegments.path);
    expect(regions.contents.map(({ mainProjprod }) => mainProjprod)).toEqual(['国内']);
    expect(await result(regionSegments.path, { dataId: '102' })).toEqual({
      reportPeriods: [],
      contents: [],
      totals: {},
      asOf: null,
    });
  });
});

describe('the expenses of a company', () => {
  const periods = async (query: Query): Promise<string[]> =>
    (await result<Expenses>(operatingExpenses.path, query)).content.map(({ reportPeriod }) => reportPeriod);

  it('are by default of the last five years by quarter', async () => {
    const { content, asOf } = await result<Expenses>(operatingExpenses.path);
    expect(asOf).toBe('2026-03-31');
    expect(content.map(({ reportPeriod }) => reportPeriod)).toEqual(['2026Q1', '2025Y', '2025Q3', '2024Y']);
    expect(content[1]).toEqual({
      reportPeriod: '2025Y',
      salesFee: 5e6,
      manageFee: 4e6,
      radCostSum: 3e6,
      financingExpenses: -2e6,
      operatingTotalRevenue: 100e6,
    });
  });

  it('are of all years, or of annual reports alone', async () => {
    expect(await periods({ reportType: 'Y', yearSize: '' })).toEqual(['2025Y', '2024Y', '2019Y']);
    expect(await periods({ reportType: 'Y', yearSize: '10' })).toEqual(['2025Y', '2024Y', '2019Y']);
    expect((await ask(operatingExpenses.path, { yearSize: '4' })).status).toBe(400);
    expect((await ask(operatingExpenses.path, { reportType: 'M' })).status).toBe(400);
  });

  it('are of each quarter alone where the report before it exists', async () => {
    const { content } = await result<Expenses>(operatingExpenses.path, { single: '1' });
    expect(
      content.map(({ reportPeriod, operatingTotalRevenue }) => [reportPeriod, operatingTotalRevenue]),
    ).toEqual([
      ['2026Q1', 0],
      ['2025Q4', 10e6],
      ['2025Q3', null],
      ['2024Q4', null],
    ]);
  });

  it('are for a bank its business and administrative expense', async () => {
    const { content } = await result<Expenses>(operatingExpenses.path, { dataId: '103' });
    expect(content).toEqual([
      {
        reportPeriod: '2025Y',
        salesFee: null,
        manageFee: 100e6,
        radCostSum: null,
        financingExpenses: null,
        operatingTotalRevenue: 400e6,
      },
    ]);
  });
});

describe('revenue and cost', () => {
  it('are listed by report with their growth over the year before', async () => {
    const { content, totalElements, asOf } = await result<Page<Record<string, unknown>>>(revenueCosts.path);
    expect([totalElements, asOf]).toEqual([5, '2026-03-31']);
    expect(content[0]).toMatchObject({ operatingTotalRevenue: 0, grossProfit: 0, grossMargin: null });
    expect(content[1]).toEqual({
      reportDate: '2025-12-31',
      noticeDate: '2025-12-31',
      operatingTotalRevenue: 100e6,
      operatingRevenueYoy: 0.25,
      operatingTotalCost: 50e6,
      operatingTotalCostYoy: 0.25,
      operatingCost: 25e6,
      operatingCostYoy: 0.25,
      grossProfit: 75e6,
      grossMargin: 0.75,
      operatingRevenueYoyWhy: null,
      operatingTotalCostYoyWhy: null,
      operatingCostYoyWhy: null,
    });
    expect(content[2]).toMatchObject({ reportDate: '2025-09-30', operatingRevenueYoy: null });
  });

  it('sort by any figure and come in pages', async () => {
    const { content } = await result<Page<Record<string, unknown>>>(revenueCosts.path, {
      sort: 'grossProfit,DESC',
      size: '1',
      page: '1',
    });
    expect(content.map(({ reportDate }) => reportDate)).toEqual(['2025-09-30']);
  });
});

describe.each([productSegments.path, regionSegments.path, operatingExpenses.path, revenueCosts.path])(
  '%s',
  (path) => {
    it('is of the tenant’s companies alone, for holders of its authority', async () => {
      expect((await ask(path, { dataId: '203' })).status).toBe(404);
      expect((await ask(path, { dataId: '0' })).status).toBe(400);
      const without = await company.service.signIn({ authorities: ['gssjk_gn_view_marketData'] });
      expect((await ask(path, {}, without)).status).toBe(403);
    });
  },
);
