import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { investEntries, styleCalls } from '@console/contract-invest';
import type { ChartEntry, Page, RowOf, TableEntry } from '@console/contract-core';
import { dailyPanel, loadIndexInput, openPanelStore } from '@console/market/panels';
import { tableName } from '@console/node-kit/database';
import {
  insertRows,
  OTHER_TENANT,
  recordDesk,
  resultOf,
  type Answer,
  type RecordDesk,
} from '@console/node-kit/testing';
import { groupMeans, indexOrigins, styleIndexes, type IndexOrigins } from '@console/quant';
import type { Bars } from '../../testing/fill-bars.ts';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { companyOf, fillPool, STRANGERS_COMPANY } from '../pool/testing/pool-market.ts';
import type { MarketAverages } from './market-averages.service.ts';

const { corpIndexes, corpComparison, corpQuality, corpSuccess, corpPreference } = investEntries;
const { industryComparison, industryValuations, industryForecasts, industryPreference } = investEntries;
const { marketLryeRate, marketTradingAmt, marketHsgtHeldCapitalRate, stylePool } = investEntries;
const OF_COMPANIES = [corpIndexes, corpComparison, corpQuality, corpSuccess, corpPreference] as const;
const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.2,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.5,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};

type Desk = RecordDesk<{ readonly styleId: number }>;

let invest: RunningInvest;
let bars: Bars;
let last: string;
let desk: Desk;
let stranger: Desk;
let styleId: number;
/** What the functions of the core make of the market's last day. */
let origins: IndexOrigins;
let industries: Uint16Array;
let floatCapital: Float64Array;

beforeAll(async () => {
  invest = await runningInvest({ filled: false });
  bars = await fillPool(invest);
  last = bars.dates.at(-1) ?? '';
  await fillIndustries();
  const directory = await mkdtemp(join(tmpdir(), 'panels-'));
  const store = openPanelStore({ database: invest.data.database, directory });
  const frame = await store.frame();
  const day = { from: frame.dates.length - 1, to: frame.dates.length };
  const { input, rows } = await loadIndexInput(store, frame, day);
  origins = indexOrigins(input, rows.from);
  ({ cells: industries } = await store.industries(frame, day));
  floatCapital = await dailyPanel(store, frame, 'daily_bar.float_capital', day);
  await rm(directory, { recursive: true, force: true });
  const authorities = ['tzgl_view', 'tzgl_edit'];
  const named = { calls: styleCalls, name: 'style' } as const;
  desk = await recordDesk(invest.service, { ...named, session: { username: 'analyst', authorities } });
  const others = { userId: 9, tenantId: OTHER_TENANT, authorities };
  stranger = await recordDesk(invest.service, { ...named, session: others });
  ({ styleId } = await desk.made({ styleName: '均衡', ...WEIGHTS }));
}, 240_000);
afterAll(() => invest.stop());

/** Multiples of the electronics industry on four days, a mean of the market on two, and expectations of two companies. */
async function fillIndustries(): Promise<void> {
  const { database } = invest.data;
  const fill = (table: string, rows: Parameters<typeof insertRows>[2]): Promise<void> =>
    insertRows(database, tableName('market', table), rows);
  const before = bars.dates.at(-2) ?? '';
  await fill(
    'industry_daily',
    [
      // Too long ago.
      { trade_date: '2020-01-06', pe: 1 },
      { trade_date: bars.dates[5] ?? '', pe: 10 },
      { trade_date: before, pe: 30 },
      { trade_date: last, pe: 20 },
      // Not to be known yet.
      { trade_date: '2099-01-05', pe: 5 },
    ].map(({ trade_date, pe }) => ({
      sw_code: '801080',
      trade_date,
      level: 1,
      corp_num: 3,
      pe,
      pb: 2,
      ps: null,
    })),
  );
  await fill('industry_daily', [
    { sw_code: 'ALL', trade_date: before, level: 0, corp_num: 4, amount: 100 },
    { sw_code: 'ALL', trade_date: last, level: 0, corp_num: 4, amount: 200 },
  ]);
  await fill(
    'industry_capital_preference',
    [before, last, '2099-01-05'].map((trade_date, at) => ({
      sw_code: 'ALL',
      trade_date,
      financing_balance_rate: (at + 1) / 100,
      connect_held_capital_rate: (at + 1) / 10,
    })),
  );
  const forecast = (
    security_id: number,
    report_date: string,
    fiscal_year: number,
    profit: number | null,
  ) => ({
    security_id,
    report_date,
    fiscal_year,
    is_actual: fiscal_year < 2025 ? 1 : 0,
    net_profit_parent: profit,
    operating_total_revenue: profit === null ? null : 10 * profit,
  });
  await fill('earnings_forecast', [
    // Securities 1 and 4 are of one industry, 2 of another; the third of its industry has no year before.
    ...[forecast(1, last, 2024, 100), forecast(1, last, 2025, 150), forecast(1, last, 2026, 900)],
    ...[forecast(1, before, 2024, 100), forecast(1, before, 2025, 700)],
    ...[forecast(4, before, 2024, 50), forecast(4, before, 2025, 60)],
    ...[forecast(7, last, 2025, 1000)],
    ...[forecast(2, last, 2024, -10), forecast(2, last, 2025, 5)],
    ...[forecast(2, '2099-01-05', 2024, 1), forecast(2, '2099-01-05', 2025, 9)],
  ]);
}

type Asked = Readonly<Record<string, unknown>>;
const ask = <E extends TableEntry>(table: E, input: Asked = {}, by = desk): Promise<Answer> =>
  by.ask(table, { size: 200, ...input } as never);
const asked = async <E extends TableEntry>(table: E, input?: Asked, by?: Desk): Promise<Page<RowOf<E>>> =>
  resultOf<Page<RowOf<E>>>(await ask(table, input, by));
const columnOf = ({ corpId }: { readonly corpId: number }): number => corpId - 100;
const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

describe('a ranking of companies', () => {
  it('has all of the tenant’s, the best first, with ranks that ties share', async () => {
    for (const table of OF_COMPANIES) {
      const { totalElements, content, asOf } = await asked(table);
      expect([table.id, totalElements, asOf]).toEqual([table.id, bars.stocks, last]);
      const index = table.defaultSort.split(',')[0] as 'corpId';
      const values = content.map((row) => row[index] as number | null);
      const higher = (value: number): number => values.filter((other) => (other ?? -1) > value).length;
      expect(content.map(({ rank }) => rank)).toEqual(
        values.map((value) => (value === null ? null : 1 + higher(value))),
      );
      expect(values.filter((value) => value !== null)).toEqual(
        values.filter((value) => value !== null).toSorted((one, other) => other - one),
      );
      expect(new Set(values).size).toBeGreaterThan(3);
    }
  });

  it('has the indexes of the pool of the style', async () => {
    const pool = await asked(stylePool, { styleId });
    const { content } = await asked(corpIndexes, { styleId });
    const byId = new Map(content.map((row) => [row.corpId, row]));
    expect(pool.content.length).toBeGreaterThan(90);
    for (const own of pool.content)
      expect(byId.get(own.corpId)).toMatchObject({
        styleIndex: own.styleIndex,
        investSuccessRate: own.investSuccessRate,
        industryZbphIndex: own.industryZbphIndex,
        correctionCorpConfig: own.correctionCorpConfig,
        industryName: own.industryName,
        stockCode: own.stockCode,
      });
    const style = styleIndexes(origins.parts, WEIGHTS);
    const best = content.find(({ rank }) => rank === 1);
    expect(best?.styleIndex).toBe(Math.max(...style.filter((value) => !Number.isNaN(value))));
    expect((await asked(corpIndexes)).content.every(({ styleIndex }) => styleIndex === null)).toBe(true);
    const success = (await asked(corpSuccess)).content;
    for (const row of success) expect(byId.get(row.corpId)?.investSuccessRate).toBe(row.investSuccessRate);
  });

  it('has the values of the core’s functions: the measures compared, and the quality from two of them', async () => {
    const qualities = new Map((await asked(corpQuality)).content.map((row) => [row.corpId, row]));
    for (const row of (await asked(corpComparison)).content) {
      const column = columnOf(row);
      const [growth, , equity, margin, pe] = origins.of(column).measures;
      expect(row).toMatchObject({
        corpComparisonIndex: known(origins.parts.corpComparison[column]),
        industryComparisonIndex: known(origins.parts.industryComparison[column]),
        growthRevenue: known(growth?.value),
        roe: known(equity?.value),
        grossMargin: known(margin?.value),
        pe: known(pe?.value),
      });
      const [one, other] = [equity?.corpPercentile ?? NaN, margin?.corpPercentile ?? NaN];
      expect(qualities.get(row.corpId)?.qualitativeIndex).toBeCloseTo((5 * (one + other)) / 2, 12);
    }
  });

  it('has the capital preference with its five rates', async () => {
    for (const row of (await asked(corpPreference)).content) {
      const { rates } = origins.of(columnOf(row));
      expect(row).toMatchObject({
        zbphIndex: known(origins.parts.capitalPreference[columnOf(row)]),
        ...Object.fromEntries(rates.map(({ key, value }) => [key, known(value)])),
      });
    }
  });

  it('is searched without a change of ranks, sorted by another column, and paged', async () => {
    const all = (await asked(corpComparison, { sort: 'pe,ASC' })).content;
    const page = await asked(corpComparison, { sort: 'pe,ASC', page: 1, size: 10 });
    expect(page.content).toEqual(all.slice(10, 20));
    const worst = (await asked(corpComparison)).content.find(({ rank }) => (rank ?? 0) > 50);
    const found = await asked(corpComparison, { search: worst?.stockCode });
    expect(found).toMatchObject({ totalElements: 1, content: [worst] });
    expect((await asked(corpComparison, { search: '没有这个名字' })).content).toEqual([]);
    expect((await ask(corpComparison, { sort: 'corpId,ASC' })).status).toBe(400);
  });

  it('of another tenant has its own companies, and no style of others', async () => {
    for (const table of OF_COMPANIES) {
      const { content } = await asked(table, {}, stranger);
      expect(content.map(({ corpId }) => corpId).toSorted()).toEqual([
        STRANGERS_COMPANY,
        STRANGERS_COMPANY + 1,
      ]);
      expect(content.map(({ rank }) => rank)).toContain(1);
    }
    expect((await ask(corpIndexes, { styleId }, stranger)).status).toBe(404);
    expect(companyOf(1)).not.toBe(STRANGERS_COMPANY);
  });
});

describe('a ranking of industries', () => {
  /** The first stock of an industry, by its name. */
  const stockOf: Readonly<Record<string, number>> = { 食品饮料: 0, 电子: 1, 银行: 2 };

  it('has those in which the tenant has companies, with their comparison and its percentiles', async () => {
    const { content, asOf } = await asked(industryComparison);
    expect([content.length, asOf]).toEqual([3, last]);
    expect(content.reduce((sum, { corpNum }) => sum + corpNum, 0)).toBe(bars.stocks);
    for (const row of content) {
      const stock = stockOf[row.industryName] ?? NaN;
      const [growth, , , margin] = origins.of(stock).measures;
      expect(row).toMatchObject({
        industryComparisonIndex: known(origins.parts.industryComparison[stock]),
        growthRevenue: known(growth?.industryPercentile),
        grossMargin: known(margin?.industryPercentile),
      });
    }
    expect(content.map(({ rank }) => rank)[0]).toBe(1);
    expect((await asked(industryComparison, {}, stranger)).content.map(({ corpNum }) => corpNum)).toEqual([
      1, 1,
    ]);
    const { content: named } = await asked(industryComparison, { search: '电子' });
    expect(named.map(({ industryName }) => industryName)).toEqual(['电子']);
  });

  it('has the capital preference and its rates, weighted by float capital', async () => {
    const groups = { groups: industries, count: 4 };
    const rate = Float64Array.from(industries, (_, stock) => origins.of(stock).rates[2]?.value ?? NaN);
    const [rates, indexes] = [
      groupMeans(rate, floatCapital, groups),
      groupMeans(origins.parts.capitalPreference, floatCapital, groups),
    ];
    for (const row of (await asked(industryPreference)).content) {
      const industry = industries[stockOf[row.industryName] ?? 0] ?? 0;
      expect(row).toMatchObject({ zbphIndex: indexes[industry], hsgtHeldCapitalRate: rates[industry] });
    }
  });

  it('by valuation has the place of the newest multiple within three years, the cheapest first', async () => {
    const { content } = await asked(industryValuations);
    expect(content[0]).toMatchObject({
      industryName: '电子',
      rank: 1,
      pe: 20,
      pb: 2,
      pbLevel: 1,
      ps: null,
      psLevel: null,
      peLevel: expect.closeTo(2 / 3, 12) as number,
    });
    // The others have no multiples.
    expect(content.slice(1).map(({ rank, pe, peLevel }) => [rank, pe, peLevel])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('by forecast sums what is expected of the next year and was the year before, as known on the day', async () => {
    const { content } = await asked(industryForecasts);
    const of = (stock: number) => content.find(({ industryName }) => stockOf[industryName] === stock);
    expect(of(0)).toMatchObject({
      rank: 1,
      predictNum: 2,
      netProfitParent: 210,
      netProfitYoy: 0.4,
      operatingTotalRevenue: 2100,
      operatingRevenueYoy: 0.4,
    });
    // From a loss there is no growth, and it says so.
    expect(of(1)).toMatchObject({
      rank: null,
      predictNum: 1,
      netProfitParent: 5,
      netProfitYoy: null,
      netProfitYoyWhy: 'negativeBase',
    });
    expect(of(2)).toMatchObject({ rank: null, predictNum: 0, netProfitParent: null });
  });
});

test('the means of the market are those of the days up to the business date', async () => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'] });
  const averages = async ({ path }: ChartEntry): Promise<MarketAverages> =>
    resultOf<MarketAverages>(await invest.service.send(path, { token }));
  const before = bars.dates.at(-2) ?? '';
  const points = (one: number, other: number) => [
    { reportDate: before, marketAvg: one },
    { reportDate: last, marketAvg: other },
  ];
  expect(await averages(marketLryeRate)).toEqual({ asOf: last, points: points(0.01, 0.02) });
  expect(await averages(marketHsgtHeldCapitalRate)).toEqual({ asOf: last, points: points(0.1, 0.2) });
  expect(await averages(marketTradingAmt)).toEqual({ asOf: last, points: points(25, 50) });
});
