import { insertFacts } from '@console/node-kit/testing';
import { marketTables } from '@console/contract-company';
import type { Page, TableEntry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

const NEEDS = 'gssjk_gn_view_marketData';
const { performanceForecasts, performanceExpresses, popularities, analystRatings, quotes } = marketTables;

type Query = Readonly<Record<string, string>>;

let company: RunningCompany;
let token: string;
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: [NEEDS] });
  const fill = (table: string, rows: Parameters<typeof insertFacts>[2]): Promise<void> =>
    insertFacts(company.data.database, table, rows);
  await fill('performance_forecast', [
    {
      security_id: 1,
      report_period: '2026-06-30',
      announce_date: '2026-07-01',
      type: '预增',
      type_score: 5,
      net_profit_lower: 100e6,
      net_profit_upper: 140e6,
      abstract: '预计同比增长',
      revenue_lower: 900e6,
      revenue_upper: null,
    },
    {
      security_id: 1,
      report_period: '2025-12-31',
      announce_date: '2026-01-20',
      type: '首亏',
      type_score: 0,
      net_profit_lower: -50e6,
      net_profit_upper: -30e6,
      abstract: null,
      revenue_lower: 400e6,
      revenue_upper: 500e6,
    },
  ]);
  await fill('income_statement', [income('2024-12-31', 200e6, -40e6), income('2025-06-30', 0, null)]);
  await fill('performance_express', [
    express('2025-12-31', 250e6, 20e6),
    express('2026-06-30', 130e6, 10e6),
    express('2024-12-31', 200e6, -40e6),
  ]);
  await fill('popularity', [
    { trade_date: '2026-07-01', security_id: 1, total_heat: 900, search_heat: 600, optional_heat: 300 },
    {
      trade_date: '2026-07-02',
      security_id: 1,
      total_heat: 800,
      search_heat: 500,
      optional_heat: 300,
      heat_rank: 3,
    },
    { trade_date: '2026-07-02', security_id: 2, total_heat: 1 },
  ]);
  await fill('analyst_rating', [
    // A Saturday: the close is Friday's, 1450.
    rating('2026-06-27', '甲证券', ['买入', '增持', 1740]),
    rating('2026-06-29', '乙证券', ['中性', '买入', null]),
    rating('2026-06-29', '甲证券', ['买入', '买入', 1460]),
    rating('2026-06-01', '丙证券', ['增持', null, 1500]),
  ]);
  await fill('holder_count', [
    { security_id: 1, report_period: '2026-03-31', announce_date: '2026-04-29', holder_num: 210_000 },
    { security_id: 1, report_period: '2026-06-30', announce_date: '2026-07-01', holder_num: 205_000 },
  ]);
  await fill('dividend', [
    paid('2024-12-31', '2025-12-31', 999e8),
    paid('2025-06-30', '2026-01-01', 100e8),
    paid('2025-12-31', '2026-06-30', 200e8),
    // Carried out, paid on the ex-date.
    { ...paid('2026-03-31', null, 50e8), ex_date: '2026-07-02' },
    // Only planned.
    { ...paid('2026-06-30', null, 70e8), progress: '预案' },
  ]);
  await company.data.database.query(
    `UPDATE ${tableName('market', 'daily_bar')} SET volume = 0, amount = 0
      WHERE security_id = 1 AND trade_date = '2026-06-26'`,
  );
}, 60_000);
afterAll(() => company.stop());

const income = (report_period: string, revenue: number, profit: number | null) => ({
  security_id: 1,
  report_period,
  announce_date: '2026-01-01',
  template: 'general',
  operating_total_revenue: revenue,
  net_profit_parent: profit,
});
const express = (report_period: string, revenue: number, profit: number) => ({
  security_id: 1,
  report_period,
  announce_date: report_period,
  operating_total_revenue: revenue,
  net_profit_parent: profit,
  roe_weighted: 0.12,
  bps: 9.87,
});
const rating = (
  rating_date: string,
  institution: string,
  [now, before, target_price]: readonly [string, string | null, number | null],
) => ({
  security_id: 1,
  rating_date,
  institution,
  analyst: '张三',
  rating: now,
  previous_rating: before,
  target_price,
  forecast_year: 2026,
  eps_this_year: 60,
  eps_next_year: 70,
});
const paid = (report_period: string, pay_date: string | null, cash_amount: number) => ({
  security_id: 1,
  report_period,
  announce_date: report_period,
  scheme: '10派1元',
  pay_date,
  cash_amount,
  progress: '实施',
});

const ask = (entry: TableEntry, query: Query, as = token) =>
  company.service.send(`${entry.path}?${new URLSearchParams({ dataId: '101', ...query })}`, { token: as });
async function page(entry: TableEntry, query: Query = {}): Promise<Page<Record<string, unknown>>> {
  const { status, body } = await ask(entry, query);
  expect(status).toBe(200);
  return body.result as Page<Record<string, unknown>>;
}
const column = async (entry: TableEntry, key: string, query: Query = {}): Promise<unknown[]> =>
  (await page(entry, query)).content.map((row) => row[key]);

describe('the company’s own forecast of a period', () => {
  it('has its range with the middle, empty where an end is', async () => {
    expect(await page(performanceForecasts)).toEqual({
      totalElements: 2,
      asOf: '2026-07-01',
      content: [
        {
          reportDate: '2026-06-30',
          previewDate: '2026-07-01',
          type: '预增',
          typeScore: 5,
          lowerProfit: 100e6,
          upperProfit: 140e6,
          averageProfit: 120e6,
          tabloid: '预计同比增长',
          lowerOperatingRevenue: 900e6,
          upperOperatingRevenue: null,
          averageOperatingRevenue: null,
        },
        {
          reportDate: '2025-12-31',
          previewDate: '2026-01-20',
          type: '首亏',
          typeScore: 0,
          lowerProfit: -50e6,
          upperProfit: -30e6,
          averageProfit: -40e6,
          tabloid: null,
          lowerOperatingRevenue: 400e6,
          upperOperatingRevenue: 500e6,
          averageOperatingRevenue: 450e6,
        },
      ],
    });
    expect(await column(performanceForecasts, 'type', { sort: 'averageProfit,ASC' })).toEqual([
      '首亏',
      '预增',
    ]);
  });
});

describe('first figures of a period', () => {
  it('have growth over the statement of a year before, but not over a loss, with the reason, nor over nothing', async () => {
    expect((await page(performanceExpresses)).content).toEqual([
      expect.objectContaining({
        reportDate: '2026-06-30',
        operatingTotalRevenue: 130e6,
        operatingTotalRevenueYoy: null,
        netProfitParentYoy: null,
      }),
      expect.objectContaining({
        reportDate: '2025-12-31',
        operatingTotalRevenueYoy: 0.25,
        netProfitParentYoy: null,
        operatingTotalRevenueYoyWhy: null,
        netProfitParentYoyWhy: 'negativeBase',
        roeWeighted: 0.12,
        bps: 9.87,
        totalAssets: null,
      }),
      expect.objectContaining({ reportDate: '2024-12-31', operatingTotalRevenueYoy: null }),
    ]);
  });
});

describe('the attention to a share', () => {
  it('is listed by day, newest first, for this share alone', async () => {
    expect((await page(popularities)).content).toEqual([
      { popularityDate: '2026-07-02', totalHeat: 800, searchHeat: 500, optionalHeat: 300, heatRank: 3 },
      { popularityDate: '2026-07-01', totalHeat: 900, searchHeat: 600, optionalHeat: 300, heatRank: null },
    ]);
    expect(await column(popularities, 'totalHeat', { sort: 'totalHeat,ASC' })).toEqual([800, 900]);
  });
});

describe('the ratings of a share', () => {
  it('say whether a rating went up or down, and the potential to its target from the last close before', async () => {
    const of = (row: Record<string, unknown>): unknown[] =>
      ['ratingDate', 'institution', 'ratingChange', 'close', 'targetRoom'].map((key) => row[key]);
    expect((await page(analystRatings)).content.map(of)).toEqual([
      ['2026-06-29', '甲证券', '维持', 1460, 0],
      ['2026-06-29', '乙证券', '下调', 1460, null],
      ['2026-06-27', '甲证券', '上调', 1450, expect.closeTo(0.2, 12)],
      ['2026-06-01', '丙证券', '首次', null, null],
    ]);
  });

  it('are sorted by rating from the best, and by potential with those without one last', async () => {
    expect(await column(analystRatings, 'rating', { sort: 'rating,ASC' })).toEqual([
      ...['买入', '买入', '增持', '中性'],
    ]);
    expect(await column(analystRatings, 'targetRoom', { sort: 'targetRoom,ASC' })).toEqual([
      ...[0, expect.closeTo(0.2, 12), null, null],
    ]);
  });

  it('have every row once over the pages', async () => {
    const pages = await Promise.all(
      ['0', '1', '2', '3', '4'].map((at) => column(analystRatings, 'id', { size: '1', page: at })),
    );
    expect(pages.at(-1)).toEqual([]);
    expect(new Set(pages.flat()).size).toBe(4);
  });
});

describe('the daily quotes of a share', () => {
  it('have its price, its capital, the dividends of the year so far and the holders known by then', async () => {
    const { content, totalElements, asOf } = await page(quotes);
    expect([totalElements, asOf]).toEqual([5, '2026-07-02']);
    expect(content[0]).toEqual({
      date: '2026-07-02',
      close: 1500,
      changeRate: 0,
      open: 1500,
      high: 1501,
      low: 1499,
      avgPrice: 1500,
      totalShares: 10,
      floatShares: 10,
      totalCapital: 15_000,
      floatCapitalOfShares: 15_000,
      annualCumulativeDividendAmt: 350e8,
      shareHoldersNum: 205_000,
    });
    const by = (key: string): unknown[] => content.map((row) => row[key]);
    expect(by('annualCumulativeDividendAmt')).toEqual([350e8, 300e8, 300e8, 100e8, 100e8]);
    expect(by('shareHoldersNum')).toEqual([205_000, 205_000, 210_000, 210_000, 210_000]);
  });

  it('have no average price on a day without trade, and zero without dividends', async () => {
    expect(await column(quotes, 'avgPrice', { endTime: '2026-06-26' })).toEqual([null]);
    expect(await column(quotes, 'annualCumulativeDividendAmt', { dataId: '102', size: '1' })).toEqual([0]);
    expect(await column(quotes, 'shareHoldersNum', { dataId: '102', size: '1' })).toEqual([null]);
  });

  it('are from a day to a day, both included', async () => {
    const days = (query: Query): Promise<unknown[]> => column(quotes, 'date', query);
    expect(await days({ startTime: '2026-06-30', endTime: '2026-07-01' })).toEqual([
      ...['2026-07-01', '2026-06-30'],
    ]);
    expect(await days({ sort: 'close,ASC', size: '1' })).toEqual(['2026-06-26']);
    expect(await days({ startTime: '2027-01-01' })).toEqual([]);
    expect((await ask(quotes, { startTime: 'yesterday' })).status).toBe(400);
  });
});

describe.each([performanceForecasts, performanceExpresses, popularities, analystRatings, quotes])(
  '$title',
  (entry) => {
    it('is of the tenant’s companies alone, for holders of its authority', async () => {
      expect((await ask(entry, { dataId: '203' })).status).toBe(404);
      const without = await company.service.signIn({ authorities: ['gssjk_gn_view'] });
      expect((await ask(entry, {}, without)).status).toBe(403);
      expect((await ask(entry, { dataId: '109' })).body.result).toEqual({
        totalElements: 0,
        content: [],
        asOf: null,
      });
    });
  },
);
