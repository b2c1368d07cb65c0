import { insertFacts } from '@console/node-kit/testing';
import { marketChartCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { runningCompany, type RunningCompany } from '../../testing/running-company.ts';

type Calls = typeof marketChartCalls;

const AUTHORITIES = ['gssjk_gn_view_marketData', 'gssjk_gn_view_businessData'];

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: AUTHORITIES });
  await fillShare(company);
  await fillIndustry(company);
}, 60_000);
afterAll(() => company.stop());

/** Inserts the multiples of 食品饮料 on three days. */
async function fillIndustry({ data: { database } }: RunningCompany): Promise<void> {
  const industry = { sw_code: '801120', level: 1, corp_num: 2 };
  await insertFacts(database, 'industry_daily', [
    { ...industry, trade_date: '2025-12-31', pe: 10 },
    { ...industry, trade_date: '2026-07-01', pe: 30 },
    { ...industry, trade_date: '2026-07-02', pe: 20, pb: 4 },
  ]);
}

/** Inserts 600519 (company 101, share 1): its five days close at 1450, 1460, 1480, 1500 and 1500. */
async function fillShare({ data: { database } }: RunningCompany): Promise<void> {
  await insertFacts(database, 'adjust_factor', [
    { security_id: 1, ex_date: '2010-06-30', factor: 2 },
    { security_id: 1, ex_date: '2026-07-01', factor: 2.5 },
  ]);
  const plan = { security_id: 1, announce_date: '2025-03-30', scheme: '10派3.50元', progress: '实施' };
  await insertFacts(database, 'dividend', [
    { ...plan, report_period: '2024-12-31', ex_date: '2026-07-01' },
    { ...plan, report_period: '2023-12-31', ex_date: '2025-07-01' },
  ]);
  await insertFacts(database, 'equity_pledge', [
    {
      security_id: 1,
      announce_date: '2026-06-28',
      sequence: 1,
      pledger: '茅台集团',
      start_date: '2026-06-27',
      pledged_shares: 1_250_000,
    },
  ]);
  const template = { security_id: 1, template: 'general' };
  await insertFacts(database, 'income_statement', [
    { ...template, report_period: '2022-12-31', announce_date: '2023-03-30', operating_total_revenue: 8e9 },
    { ...template, report_period: '2024-12-31', announce_date: '2025-03-30', operating_total_revenue: 5e7 },
    { ...template, report_period: '2025-12-31', announce_date: '2026-03-30', operating_total_revenue: 1e10 },
    { ...template, report_period: '2023-12-31', announce_date: '2024-03-30', operating_total_revenue: 4e7 },
    { ...template, report_period: '2026-03-31', announce_date: '2026-06-29', operating_total_revenue: null },
  ]);
  const year = { security_id: 1, roic: 0.1 };
  await insertFacts(database, 'financial_analysis', [
    { ...year, report_period: '2022-12-31', announce_date: '2023-03-30', net_margin: 0.4, roe_weighted: 0.3 },
    {
      ...year,
      report_period: '2025-12-31',
      announce_date: '2026-03-30',
      net_margin: 0.5,
      roe_weighted: null,
    },
    { ...year, report_period: '2026-03-31', announce_date: '2026-06-29', net_margin: -0.25 },
  ]);
}

const ask = (name: keyof Calls, query: string, as = token) =>
  company.service.send(`${marketChartCalls[name].path}?${query}`, { token: as });

async function told<Name extends keyof Calls>(name: Name, query: string): Promise<OutputOf<Calls[Name]>> {
  const { status, body } = await ask(name, query);
  expect([status, body.success]).toEqual([200, true]);
  return body.result as OutputOf<Calls[Name]>;
}

describe('the k-line', () => {
  const closes = async (adjust: string): Promise<readonly number[]> =>
    (await told('quotationBars', `dataId=101&adjust=${adjust}`)).bars.map(({ close }) => close);

  it('shows unadjusted prices, what was traded and the newest day', async () => {
    const { bars, asOf } = await told('quotationBars', 'dataId=101&adjust=none');
    expect(asOf).toBe('2026-07-02');
    expect(bars).toHaveLength(5);
    const prices = { open: 1450, high: 1451, low: 1449, close: 1450 };
    const trade = { volume: 100, amount: 145_000, turnoverRate: 0.01 };
    expect(bars[0]).toEqual({ date: '2026-06-26', ...prices, ...trade });
  });

  it('adjusts backward by the factor of the day, forward by that over the newest', async () => {
    expect(await closes('none')).toEqual([1450, 1460, 1480, 1500, 1500]);
    expect(await closes('backward')).toEqual([2900, 2920, 2960, 3750, 3750]);
    // 2 ÷ 2.5 before 1 July, 1 since.
    expect(await closes('forward')).toEqual([1160, 1168, 1184, 1500, 1500]);
    const usual = await told('quotationBars', 'dataId=101');
    expect(usual.bars.map(({ close }) => close)).toEqual([1160, 1168, 1184, 1500, 1500]);
  });

  it('marks events within its range, and none before', async () => {
    expect((await told('quotationBars', 'dataId=101')).events).toEqual([
      { date: '2026-06-28', kind: 'pledge', title: '茅台集团质押 125.00 万股' },
      { date: '2026-06-29', kind: 'report', title: '2026 年第一季度报告' },
      { date: '2026-07-01', kind: 'dividend', title: '除权除息 10派3.50元' },
    ]);
  });

  it('leaves out days without trading, and is empty for a share that never traded', async () => {
    expect(await told('quotationBars', 'dataId=107')).toEqual({ bars: [], events: [], asOf: null });
    expect(await told('quotationBars', 'dataId=109')).toEqual({ bars: [], events: [], asOf: null });
  });
});

describe('the market value', () => {
  it('is the close times the shares, total and floating', async () => {
    const { points, asOf } = await told('marketValue', 'dataId=102');
    expect(asOf).toBe('2026-07-02');
    expect(points.at(-1)).toEqual({
      reportDate: '2026-07-02',
      totalCapital: 4800,
      floatCapitalOfShares: 3600,
    });
    expect(points).toHaveLength(5);
  });

  it('keeps to its range, both days included', async () => {
    const { points, asOf } = await told('marketValue', 'dataId=102&startTime=2026-06-29&endTime=2026-06-30');
    expect(points.map(({ reportDate }) => reportDate)).toEqual(['2026-06-29', '2026-06-30']);
    expect(asOf).toBe('2026-06-30');
  });

  it('is empty where the range has no day of it, and refuses an invalid day', async () => {
    const none = { points: [], asOf: null };
    expect(await told('marketValue', 'dataId=102&endTime=2020-01-01')).toEqual(none);
    expect(await told('marketValue', 'dataId=102&startTime=2027-01-01')).toEqual(none);
    expect((await ask('marketValue', 'dataId=102&startTime=2026-02-30')).status).toBe(400);
  });
});

describe('the percentile series of the industry', () => {
  it('is that of the company’s current level-1 Shenwan industry', async () => {
    const answer = await told('industryValuationLevels', 'dataId=101&indicator=pe&years=1');
    expect(answer).toEqual({
      industryName: '食品饮料',
      points: [
        { date: '2025-12-31', data: 10 },
        { date: '2026-07-01', data: 30 },
        { date: '2026-07-02', data: 20 },
      ],
      levels: { min: 10, lower: 15, median: 20, upper: 25, max: 30 },
      n: 3,
      rank: 2 / 3,
      asOf: '2026-07-02',
    });
    expect((await told('industryValuationLevels', 'dataId=102&indicator=pe')).n).toBe(2);
    expect((await told('industryValuationLevels', 'dataId=101&indicator=pb')).points).toEqual([
      { date: '2026-07-02', data: 4 },
    ]);
  });

  it('is empty for a company in no industry, and names an industry that has no days', async () => {
    const none = { points: [], levels: null, n: 0, rank: null, asOf: null };
    const of = (dataId: number) => told('industryValuationLevels', `dataId=${dataId}&indicator=ps`);
    expect(await of(107)).toEqual({ ...none, industryName: null });
    expect(await of(103)).toEqual({ ...none, industryName: '银行' });
  });
});

describe('the percentile series', () => {
  beforeAll(async () => {
    const bar = { security_id: 1, close: 1, pre_close: 1, amount: 0, suspended: 0, st: 0 };
    await insertFacts(company.data.database, 'daily_bar', [
      { ...bar, trade_date: '2025-12-31', pe_ttm: 5, pb: 9 },
      { ...bar, trade_date: '2024-07-01', pe_ttm: -10, pb: null },
      { ...bar, trade_date: '2017-01-03', pe_ttm: 100, pb: 1 },
    ]);
  });

  it('counts by default from 1 January', async () => {
    const answer = await told('valuationLevels', 'dataId=101&indicator=pe');
    expect(answer).toMatchObject({ n: 5, rank: 1, asOf: '2026-07-02' });
    expect(answer.points[0]).toEqual({ date: '2026-06-26', data: 25 });
    expect(answer.levels).toEqual({ min: 25, lower: 25, median: 25, upper: 25, max: 25 });
  });

  it.each([
    ['1', 6, 5],
    ['3', 6, 5],
    ['5', 6, 5],
    ['10', 7, 5],
  ])('goes back %s years to n = %d', async (years, n, min) => {
    const answer = await told('valuationLevels', `dataId=101&indicator=pe&years=${years}`);
    expect([answer.n, answer.points.length, answer.levels?.min]).toEqual([n, n, min]);
  });

  it('leaves a gap for days of a loss, which has no PE and no place among its percentiles', async () => {
    const year = await told('valuationLevels', 'dataId=101&indicator=pe&years=1');
    expect(year).not.toHaveProperty('losses');
    const all = await told('valuationLevels', 'dataId=101&indicator=pe&years=3');
    expect(all).toMatchObject({ losses: ['2024-07-01'], n: 6 });
    expect(all.points.map(({ date }: { date: string }) => date)).not.toContain('2024-07-01');
  });

  it('leaves out days without the figure', async () => {
    const { n, levels } = await told('valuationLevels', 'dataId=101&indicator=pb&years=10');
    // 1, 8 five times, 9
    expect([n, levels]).toEqual([7, { min: 1, lower: 8, median: 8, upper: 8, max: 9 }]);
  });

  it('is empty for a share without the figure, and refuses other figures and years', async () => {
    expect(await told('valuationLevels', 'dataId=106&indicator=ps')).toEqual({
      points: [],
      levels: null,
      n: 0,
      rank: null,
      asOf: null,
    });
    expect((await ask('valuationLevels', 'dataId=101&indicator=close')).status).toBe(400);
    expect((await ask('valuationLevels', 'dataId=101&indicator=pe&years=2')).status).toBe(400);
  });
});

describe('the charts of profit', () => {
  it('have the net margin of every report, a loss too', async () => {
    expect(await told('netMargin', 'dataId=101')).toEqual({
      points: [
        { reportDate: '2022-12-31', npToRevenue: 0.4 },
        { reportDate: '2025-12-31', npToRevenue: 0.5 },
        { reportDate: '2026-03-31', npToRevenue: -0.25 },
      ],
      asOf: '2026-06-29',
    });
  });

  it('have the returns of whole years', async () => {
    const asOf = '2026-03-30';
    expect(await told('roe', 'dataId=101')).toEqual({
      points: [
        { year: 2022, roeFy: 0.3 },
        { year: 2025, roeFy: null },
      ],
      asOf,
    });
    expect(await told('roic', 'dataId=101')).toEqual({
      points: [
        { year: 2022, roicFy: 0.1 },
        { year: 2025, roicFy: 0.1 },
      ],
      asOf,
    });
  });

  it('have revenue and growth by period, for some years or all', async () => {
    const before = [
      { reportPeriod: '2023Y', operatingTotalRevenue: 4e7, operatingRevenueYoy: 4e7 / 8e9 - 1 },
      { reportPeriod: '2024Y', operatingTotalRevenue: 5e7, operatingRevenueYoy: 0.25 },
    ];
    // 10 billion over 50 million is two hundred times as much.
    const year = {
      reportPeriod: '2025Y',
      operatingTotalRevenue: 1e10,
      operatingRevenueYoy: null,
      operatingRevenueYoyWhy: 'nearZeroBase',
    };
    const quarter = { reportPeriod: '2026Q1', operatingTotalRevenue: null, operatingRevenueYoy: null };
    const old = { reportPeriod: '2022Y', operatingTotalRevenue: 8e9, operatingRevenueYoy: null };
    const points = async (query: string) => (await told('revenueChart', `dataId=101&${query}`)).points;
    expect(await points('yearSize=3')).toEqual([...before, year, quarter]);
    expect(await points('')).toEqual([old, ...before, year, quarter]);
    expect(await points('reportType=Y&yearSize=')).toEqual([old, ...before, year]);
    expect((await ask('revenueChart', 'dataId=101&yearSize=4')).status).toBe(400);
  });

  it('are empty for a company without reports', async () => {
    for (const name of ['netMargin', 'roe', 'roic', 'revenueChart'] as const)
      expect(await told(name, 'dataId=102')).toEqual({ points: [], asOf: null });
  });
});

describe.each(Object.keys(marketChartCalls) as (keyof Calls)[])('%s', (name) => {
  const query = (dataId: number): string =>
    `dataId=${dataId}${['valuationLevels', 'industryValuationLevels'].includes(name) ? '&indicator=pe' : ''}`;

  it('is 404 for another tenant’s company and one that never existed, 403 without its authority', async () => {
    expect((await ask(name, query(201))).status).toBe(404);
    expect((await ask(name, query(999_999))).status).toBe(404);
    const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
    expect((await ask(name, query(101), without)).status).toBe(403);
  });
});
