import { financialCalls } from '@console/contract-company';
import type { Statement, StatementRow } from '@console/contract-core';
import { OTHER_TENANT, insertFacts, type Fact } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

type Query = Readonly<Record<string, string | number>>;

const NEEDS = 'gssjk_gn_view_financial';
/** 招商银行 and 平安银行 are in one second-level Shenwan industry; 宁德时代 is in none. */
const BANK = { dataId: 103 };
const CHIPS = { dataId: 105 };

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const { database } = company.data;
  await insertFacts(database, 'financial_analysis', ANALYSIS);
  await insertFacts(database, 'industry_financial_analysis', MEDIANS);
  await insertFacts(database, 'sw_member', [FORMER]);
  await insertFacts(database, 'income_statement', INCOME);
}, 30_000);
afterAll(() => company.stop());

const report = (security_id: number, report_period: string): Fact => ({
  security_id,
  report_period,
  announce_date: `${Number(report_period.slice(0, 4)) + 1}-04-20`,
});
const ANALYSIS: readonly Fact[] = [
  { ...report(3, '2024-12-31'), roe_weighted: 0.14, bps: 40, current_ratio: null, revenue_yoy: -0.02 },
  { ...report(3, '2025-12-31'), roe_weighted: 0.12, bps: 42, current_ratio: null, revenue_yoy: 0.01 },
  { ...report(4, '2022-12-31'), roe_weighted: 0.1, bps: 20, current_ratio: null, revenue_yoy: null },
  { ...report(5, '2025-12-31'), roe_weighted: 0.5, bps: 9, current_ratio: 2, revenue_yoy: 0.3 },
  { ...report(7, '2025-12-31'), roe_weighted: 0.2, bps: 50, current_ratio: 1.5, revenue_yoy: 0.1 },
];

const MEDIANS: readonly Fact[] = [
  { sw_code: '801783', report_period: '2024-12-31', roe_weighted: 0.14, bps: 40, revenue_yoy: null },
  { sw_code: '801783', report_period: '2025-12-31', roe_weighted: 0.1, bps: 32, revenue_yoy: 0.01 },
  // The bank has no report of that day: its medians are not shown.
  { sw_code: '801783', report_period: '2023-12-31', roe_weighted: 0.1, bps: 20, revenue_yoy: null },
  { sw_code: '801081', report_period: '2025-12-31', roe_weighted: 0.5, bps: 9, revenue_yoy: 0.3 },
  { sw_code: '801125', report_period: '2022-12-31', roe_weighted: 0.6, bps: 8, revenue_yoy: 0.4 },
];
/** The earlier industry of 平安银行; only it has medians for the period on which the bank reported. */
const FORMER: Fact = {
  security_id: 4,
  l1_code: '801120',
  l2_code: '801125',
  l3_code: '851251',
  valid_from: '2012-01-01',
  valid_to: '2014-02-21',
};

const income = (day: string, [revenue, cost, profit]: readonly [number, number, number]): Fact => ({
  ...report(5, day),
  template: 'general',
  operating_total_revenue: revenue,
  operating_revenue: revenue,
  operating_cost: cost,
  net_profit_parent: profit,
  financial_expense: 3,
  finance_interest_expense: 4,
  finance_interest_income: 1,
  interest_expense: null,
});
const INCOME: readonly Fact[] = [
  income('2024-03-31', [100, 60, 10]),
  income('2024-06-30', [250, 150, 30]),
  income('2025-03-31', [120, 60, -5]),
  income('2025-06-30', [300, 165, 0]),
  {
    ...report(3, '2025-12-31'),
    template: 'bank',
    operating_total_revenue: 500,
    operating_revenue: 500,
    operating_cost: null,
    net_profit_parent: 200,
    financial_expense: null,
    finance_interest_expense: null,
    finance_interest_income: null,
    interest_expense: 80,
  },
];

const ask = (path: string, query: Query, as = token) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return company.service.send(`${path}?${params.toString()}`, { token: as });
};
const result = async (call: keyof typeof financialCalls, query: Query): Promise<unknown> => {
  const { status, body } = await ask(financialCalls[call].path, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
};
const lineOf = (answer: unknown, cn: string): StatementRow => {
  const line = (answer as Statement).lines.find((candidate) => candidate.cn === cn);
  if (!line) throw new Error(`no line ${cn}`);
  return line;
};

describe('the analysis of a company', () => {
  it('shows its ratios by group, each in its unit', async () => {
    const answer = (await result('analysis', BANK)) as Statement;
    expect(answer.asOf).toBe('2026-04-20');
    expect(answer.lines.filter(({ bold }) => bold).map(({ cn }) => cn)).toEqual([
      ...['每股指标', '盈利能力', '成长能力', '偿债能力', '营运能力', '现金流量'],
    ]);
    expect(answer.lines).toHaveLength(37);
    expect(lineOf(answer, '净资产收益率(加权)')).toEqual({
      cn: '净资产收益率(加权)',
      prefixSpace: 1,
      '2025Y': 0.12,
      '2024Y': 0.14,
    });
    expect(lineOf(answer, '每股净资产')).toMatchObject({ unit: 'yuan', '2025Y': 42 });
    expect(lineOf(answer, '流动比率')).toMatchObject({ unit: 'multiple', '2025Y': null });
    expect(lineOf(answer, '营业总收入同比')).toMatchObject({ change: true, '2024Y': -0.02 });
  });

  it('is beside the medians of its industry, for the periods it reported on itself', async () => {
    const answer = await result('industryAnalysis', BANK);
    expect(lineOf(answer, '净资产收益率(加权)')).toMatchObject({ '2025Y': 0.1, '2024Y': 0.14 });
    expect(lineOf(answer, '每股净资产')).toEqual({
      cn: '每股净资产',
      prefixSpace: 1,
      unit: 'yuan',
      '2025Y': 32,
      '2024Y': 40,
    });
    expect(lineOf(answer, '营业总收入同比')).toMatchObject({ '2025Y': 0.01, '2024Y': null });
    expect((answer as Statement).asOf).toBe('2026-04-20');
  });

  it('has no medians without an industry, nor those of one that the company has left', async () => {
    expect(await result('industryAnalysis', { dataId: 107 })).toEqual({ lines: [], asOf: null });
    expect(await result('industryAnalysis', { dataId: 104 })).toEqual({ lines: [], asOf: null });
    expect(lineOf(await result('analysis', { dataId: 107 }), '每股净资产')).toMatchObject({ '2025Y': 50 });
  });
});

describe('the series of the income statement', () => {
  it('have revenue and its growth, oldest period first', async () => {
    expect(await result('revenueSeries', CHIPS)).toEqual({
      asOf: '2026-04-20',
      points: [
        { reportPeriod: '2024Q1', operatingTotalRevenue: 100, operatingRevenueYoy: null },
        { reportPeriod: '2024H1', operatingTotalRevenue: 250, operatingRevenueYoy: null },
        { reportPeriod: '2025Q1', operatingTotalRevenue: 120, operatingRevenueYoy: 0.2 },
        { reportPeriod: '2025H1', operatingTotalRevenue: 300, operatingRevenueYoy: 0.2 },
      ],
    });
  });

  it('have quarters alone against the same quarter a year before', async () => {
    const { points } = (await result('attributableSeries', { ...CHIPS, single: 1 })) as {
      readonly points: readonly unknown[];
    };
    expect(points.slice(2)).toEqual([
      { reportPeriod: '2025Q1', attributableProfit: -5, attributableProfitYoy: -1.5 },
      { reportPeriod: '2025Q2', attributableProfit: 5, attributableProfitYoy: -0.75 },
    ]);
  });

  it('have margins and interest, in a bank’s own lines', async () => {
    const margins = (await result('marginSeries', CHIPS)) as { readonly points: readonly unknown[] };
    expect(margins.points.at(-1)).toEqual({ reportPeriod: '2025H1', grossMargin: 0.45, npToRevenue: 0 });
    expect(await result('marginSeries', BANK)).toMatchObject({
      points: [{ grossMargin: null, npToRevenue: 0.4 }],
    });
    const interest = (await result('interestSeries', CHIPS)) as { readonly points: readonly unknown[] };
    expect(interest.points.at(-1)).toEqual({
      reportPeriod: '2025H1',
      interestExpense: 4,
      interestIncome: 1,
      financialExpense: 3,
    });
    expect(await result('interestSeries', BANK)).toMatchObject({
      points: [{ interestExpense: 80, interestIncome: null, financialExpense: null }],
    });
  });
});

describe('every call of the analysis', () => {
  const CALLS = [
    ...(['analysis', 'industryAnalysis', 'revenueSeries', 'attributableSeries'] as const),
    ...(['marginSeries', 'interestSeries'] as const),
  ];

  it.each(CALLS)('%s is 404 for another tenant’s company and 403 without the authority', async (call) => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: [NEEDS] });
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    const { path } = financialCalls[call];
    expect((await ask(path, { dataId: 201 })).status).toBe(404);
    expect((await ask(path, BANK, other)).status).toBe(404);
    expect((await ask(path, BANK, without)).status).toBe(403);
  });
});
