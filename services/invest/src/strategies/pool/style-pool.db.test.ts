import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { investEntries, styleCalls, type IndexOrigin } from '@console/contract-invest';
import { MESSAGES, type CallerInputOf, type Page } from '@console/contract-core';
import { dailyPanel, IndexPanels, openPanelStore } from '@console/market/panels';
import { OTHER_TENANT, recordDesk, resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import {
  configurationIndexes,
  correctedIndexes,
  groupMeans,
  investSuccessRates,
  styleIndexes,
  type StyleParts,
} from '@console/quant';
import type { Bars } from '../../testing/fill-bars.ts';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';
import type { PoolRow } from './pool-rows.ts';
import { companyOf, fillPool, SECURITY, STRANGERS_COMPANY } from './testing/pool-market.ts';

const { stylePool, indexOrigin, pinStocks, researchOfCompany, unpinStocks } = investEntries;
const WEIGHTS = {
  comparisonIndexIndustryWeight: 0.2,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.5,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};
const POOL_SIZE = 100;

type Desk = RecordDesk<{ readonly styleId: number }>;
type Asked = Omit<CallerInputOf<typeof stylePool>, 'styleId'>;
/** What the functions of the core make of the market's last day, by column. */
interface Expected {
  readonly parts: StyleParts;
  readonly styleIndex: Float64Array;
  readonly corrected: Float64Array;
  readonly industryPreference: Float64Array;
  readonly success: Float64Array;
  readonly industryNames: readonly string[];
}

let invest: RunningInvest;
let bars: Bars;
let expected: Expected;
let desk: Desk;
let stranger: Desk;
let styleId: number;

beforeAll(async () => {
  invest = await runningInvest({ filled: false });
  bars = await fillPool(invest);
  expected = await onLastDay();
}, 240_000);
afterAll(() => invest.stop());
beforeEach(async () => {
  await invest.empty();
  const authorities = ['tzgl_view', 'tzgl_edit'];
  const named = { calls: styleCalls, name: 'style' } as const;
  desk = await recordDesk(invest.service, { ...named, session: { username: 'analyst', authorities } });
  const others = { userId: 9, tenantId: OTHER_TENANT, authorities };
  stranger = await recordDesk(invest.service, { ...named, session: others });
  ({ styleId } = await desk.made({ styleName: '均衡', ...WEIGHTS }));
});

async function onLastDay(): Promise<Expected> {
  const directory = await mkdtemp(join(tmpdir(), 'panels-'));
  const store = openPanelStore({ database: invest.data.database, directory });
  const frame = await store.frame();
  const row = frame.dates.length - 1;
  const day = { from: row, to: row + 1 };
  const parts = await new IndexPanels(store).on(frame, day);
  const { cells: groups, names: industryNames } = await store.industries(frame, day);
  const floatCapital = await dailyPanel(store, frame, 'daily_bar.float_capital', day);
  await rm(directory, { recursive: true, force: true });
  const styleIndex = styleIndexes(parts, WEIGHTS);
  const byNumber = groupMeans(parts.capitalPreference, floatCapital, { groups, count: industryNames.length });
  return {
    parts,
    styleIndex,
    corrected: correctedIndexes(styleIndex, parts.liquidity, WEIGHTS),
    industryPreference: Float64Array.from(groups, (group) => byNumber[group] ?? NaN),
    success: successOf(bars),
    industryNames: Array.from(groups, (group) => industryNames[group] ?? ''),
  };
}

/** From the generated closes themselves, over all days. */
function successOf({ dates, stocks, close, suspended }: Bars): Float64Array {
  const young = dates.length - 59;
  const isListed = (stock: number, date: number): boolean =>
    !Number.isNaN(close[date * stocks + stock]) && (stock !== SECURITY.young - 1 || date >= young);
  return investSuccessRates(
    {
      dates: dates.length,
      stocks,
      days: dates,
      returns: close.map((price, cell) =>
        suspended[cell] === 1 ? NaN : price / (close[cell - stocks] ?? price) - 1,
      ),
      universe: Uint8Array.from(close, (_, cell) =>
        isListed(cell % stocks, Math.floor(cell / stocks)) ? 1 : 0,
      ),
    },
    dates.length - 1,
  );
}

const asked = async (input: Asked = {}, by = desk): Promise<Page<PoolRow>> =>
  resultOf<Page<PoolRow>>(await by.ask(stylePool, { styleId, size: 200, ...input }));
const idsOf = async (input: Asked = {}): Promise<readonly number[]> =>
  (await asked(input)).content.map(({ corpId }) => corpId);
const pin = (securities: readonly number[], by = desk): Promise<Answer> =>
  by.ask(pinStocks, { styleId, corpIds: securities.map(companyOf) });
const unpin = (securities: readonly number[]): Promise<Answer> =>
  desk.ask(unpinStocks, { styleId, corpIds: securities.map(companyOf) });
const columnOf = ({ corpId }: Pick<PoolRow, 'corpId'>): number => corpId - 100;

/** Who may be chosen, the highest style index first. */
const ranked = (): readonly number[] =>
  [...expected.styleIndex.keys()]
    .filter((column) => !(Object.values(SECURITY) as number[]).includes(column + 1))
    .filter((column) => !Number.isNaN(expected.styleIndex[column]))
    .sort((one, other) => (expected.styleIndex[other] as number) - (expected.styleIndex[one] as number));

describe('the system pool', () => {
  it('has the hundred highest style indexes, without ST, young and unclassified stocks', async () => {
    const { content, totalElements, asOf } = await asked({ pool: 'system' });
    expect([totalElements, asOf]).toEqual([POOL_SIZE, bars.dates.at(-1)]);
    // One more could be chosen than there is room for.
    expect(ranked()).toHaveLength(POOL_SIZE + 1);
    expect(content.map(columnOf).sort()).toEqual(ranked().slice(0, POOL_SIZE).sort());
    expect(content.map(({ styleIndex }) => styleIndex)).toEqual(
      ranked()
        .slice(0, POOL_SIZE)
        .map((column) => expected.styleIndex[column]),
    );
  });

  it('has the values of the core’s functions on the same rows', async () => {
    const { content } = await asked({ pool: 'system' });
    const { parts, ...scores } = expected;
    const columns = content.map(columnOf);
    const of = (values: Float64Array): Float64Array =>
      Float64Array.from(columns, (column) => values[column] as number);
    const configuration = configurationIndexes(
      { styleIndex: of(scores.styleIndex), liquidity: of(parts.liquidity) },
      WEIGHTS,
    );
    for (const [at, row] of content.entries()) {
      const column = columnOf(row);
      expect(row).toEqual({
        corpId: row.corpId,
        pinned: false,
        corpName: `股票${column + 1}`,
        stockCode: `${600_001 + column}.SH`,
        industryName: scores.industryNames[column],
        styleIndex: scores.styleIndex[column],
        investSuccessRate: scores.success[column],
        industryComparisonIndex: parts.industryComparison[column],
        industryZbphIndex: scores.industryPreference[column],
        corpComparisonIndex: parts.corpComparison[column],
        zbphIndex: parts.capitalPreference[column],
        correctionCorpConfig: scores.corrected[column],
        corpConfigIndex: expect.closeTo(configuration.corpConfigIndex[at] as number, 12),
        correctionWeight: expect.closeTo(configuration.correctionWeight[at] as number, 12),
        systemConfigIndex: expect.closeTo(configuration.systemConfigIndex[at] as number, 12),
        userConfigIndex: null,
      });
    }
    expect(new Set(content.map(({ investSuccessRate }) => investSuccessRate)).size).toBeGreaterThan(3);
    expect(new Set(content.map(({ industryName }) => industryName)).size).toBe(3);
  });

  it('follows an edit of the style’s weights', async () => {
    const before = await idsOf({ pool: 'system' });
    await desk.update({
      styleId,
      styleName: '均衡',
      ...WEIGHTS,
      comparisonIndexCorpWeight: 0.8,
      zbphIndexWeight: 0,
    });
    expect(await idsOf({ pool: 'system' })).not.toEqual(before);
  });
});

describe('the searches', () => {
  it('keep stocks of at least a style index and a success rate', async () => {
    const { content } = await asked();
    const [index, rate] = [2.5, 0.5];
    const kept = content.filter(
      (row) => (row.styleIndex ?? 0) >= index && (row.investSuccessRate ?? 0) >= rate,
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(content.length);
    const found = await asked({ styleIndex: index, investSuccessRate: rate });
    expect(found).toMatchObject({ totalElements: kept.length, content: kept });
  });

  it('find a company by its name and its code, and page in the order of a column', async () => {
    const [first] = (await asked()).content;
    expect(await idsOf({ search: first?.stockCode ?? '' })).toEqual([first?.corpId]);
    expect(await idsOf({ search: first?.corpName ?? '' })).toContain(first?.corpId);
    expect(await idsOf({ search: '没有这个名字' })).toEqual([]);
    const all = await idsOf({ sort: 'zbphIndex,ASC' });
    expect(await idsOf({ sort: 'zbphIndex,ASC', page: 1, size: 30 })).toEqual(all.slice(30, 60));
  });

  it('refuse bounds out of range', async () => {
    expect((await desk.ask(stylePool, { styleId, styleIndex: 5.1 })).status).toBe(400);
    expect((await desk.ask(stylePool, { styleId, investSuccessRate: 1.1 })).status).toBe(400);
  });
});

describe('pinned stocks', () => {
  const outside = (): number => (ranked().at(-1) ?? 0) + 1;

  it('are in the user pool, and in the whole one, though not among the hundred', async () => {
    const pinned = [outside(), SECURITY.st, SECURITY.unclassified];
    expect(resultOf(await pin(pinned))).toBe(3);
    expect((await idsOf({ pool: 'user' })).toSorted()).toEqual(pinned.map(companyOf).toSorted());
    expect((await asked({ pool: 'user' })).content.every((row) => row.pinned)).toBe(true);
    const whole = await asked();
    expect(whole.totalElements).toBe(POOL_SIZE + 3);
    expect(whole.content.filter((row) => row.pinned)).toHaveLength(3);
    expect(await idsOf({ pool: 'system' })).not.toContain(companyOf(outside()));
  });

  it('are counted and audited once, and taken out again', async () => {
    await pin([1, 2]);
    expect(resultOf(await pin([2, 3]))).toBe(1);
    expect(resultOf(await pin([2, 3]))).toBe(0);
    expect(resultOf(await unpin([1, 2]))).toBe(2);
    expect(resultOf(await unpin([1, 2]))).toBe(0);
    expect(await idsOf({ pool: 'user' })).toEqual([companyOf(3)]);
    const lines = (await invest.lines()).filter(({ action }) => action.includes('pin-stocks'));
    const subject = `style:${styleId}`;
    expect(lines).toMatchObject([
      { action: 'invest.pin-stocks', subject, after: { stockCodes: ['600001.SH', '600002.SH'] } },
      { action: 'invest.pin-stocks', subject, after: { stockCodes: ['600003.SH'] } },
      { action: 'invest.unpin-stocks', subject, before: { stockCodes: ['600001.SH', '600002.SH'] } },
    ]);
  });

  it('of a company or style that the tenant does not have are refused whole', async () => {
    const corpIds = [companyOf(1), STRANGERS_COMPANY];
    for (const call of [pinStocks, unpinStocks]) {
      expect((await desk.ask(call, { styleId, corpIds })).body.appCode).toBe(MESSAGES.notFound.code);
      expect((await stranger.ask(call, { styleId, corpIds: [STRANGERS_COMPANY] })).status).toBe(404);
    }
    expect(await idsOf({ pool: 'user' })).toEqual([]);
  });
});

describe('the pools of a company', () => {
  const poolsOf = async (security: number): Promise<unknown> =>
    resultOf<{ styles: unknown }>(await desk.ask(researchOfCompany, { corpId: companyOf(security) })).styles;

  it('are those system and user pools of styles that it is in', async () => {
    const [best = 0] = ranked();
    const named = { styleId, styleName: '均衡' };
    expect(await poolsOf(best + 1)).toEqual([{ ...named, system: true, user: false }]);
    expect(await poolsOf(SECURITY.st)).toEqual([]);
    await pin([best + 1, SECURITY.st]);
    expect(await poolsOf(best + 1)).toEqual([{ ...named, system: true, user: true }]);
    expect(await poolsOf(SECURITY.st)).toEqual([{ ...named, system: false, user: true }]);
  });
});

describe('another tenant', () => {
  it('sees its own companies alone, and no style of others', async () => {
    expect((await stranger.ask(stylePool, { styleId })).status).toBe(404);
    const own = await stranger.made({ styleName: '均衡', ...WEIGHTS });
    const page = resultOf<Page<PoolRow>>(await stranger.ask(stylePool, { styleId: own.styleId }));
    expect(page.content.map(({ corpId }) => corpId).toSorted()).toEqual([
      STRANGERS_COMPANY,
      STRANGERS_COMPANY + 1,
    ]);
    const origin = (corpId: number): Promise<Answer> =>
      stranger.ask(indexOrigin, { styleId: own.styleId, corpId });
    expect((await origin(companyOf(1))).status).toBe(404);
    expect((await origin(STRANGERS_COMPANY)).status).toBe(200);
  });
});

describe('the origin of an index', () => {
  const originOf = async (security: number, date?: string): Promise<IndexOrigin> =>
    resultOf<IndexOrigin>(
      await desk.ask(indexOrigin, { styleId, corpId: companyOf(security), ...(date && { date }) }),
    );
  const mean = (values: readonly (number | null)[]): number => {
    const present = values.filter((value) => value !== null);
    return present.reduce((sum, value) => sum + value, 0) / present.length;
  };

  it('says what the row of the pool is made of', async () => {
    const [row] = (await asked()).content;
    const origin = await originOf(columnOf(row as PoolRow) + 1);
    expect(origin).toMatchObject({
      asOf: bars.dates.at(-1),
      corpName: row?.corpName,
      stockCode: row?.stockCode,
      industryName: row?.industryName,
      styleIndex: row?.styleIndex,
      correctionCorpConfig: row?.correctionCorpConfig,
    });
    const [industry, corp, capital] = origin.parts;
    expect(5 * mean(origin.measures.map((one) => one.corpPercentile))).toBeCloseTo(corp?.index ?? NaN, 10);
    expect(5 * mean(origin.measures.map((one) => one.industryPercentile))).toBeCloseTo(
      industry?.index ?? NaN,
      10,
    );
    expect(5 * mean(origin.rates.map((one) => one.percentile))).toBeCloseTo(capital?.index ?? NaN, 10);
    expect(origin.parts.reduce((sum, { share }) => sum + (share ?? NaN), 0)).toBeCloseTo(
      row?.styleIndex ?? NaN,
      10,
    );
    expect(origin.parts.map(({ weight }) => weight)).toEqual([0.2, 0.3, 0.5]);
  });

  it('has the measures in their units: the PE as it is, and how often it was dearer', async () => {
    const { measures } = await originOf(7);
    expect(measures.map(({ key }) => key)).toEqual([
      ...['growthRevenue', 'growthProfit', 'roe', 'grossMargin', 'pe', 'pb'],
    ]);
    expect(measures.find(({ key }) => key === 'pe')).toMatchObject({
      value: 16,
      unit: 'multiple',
      // The same on all days: ties count half.
      dearerShare: 0.5,
    });
    expect(measures.find(({ key }) => key === 'roe')).toMatchObject({ unit: 'percent', dearerShare: null });
  });

  it('has the weights that a strategy of the style was published with', async () => {
    const strategyId = await insertStrategy(invest.data.database, { name: '已发', styleName: '均衡' });
    const corpId = companyOf(7);
    const { parts, styleIndex } = resultOf<IndexOrigin>(
      await desk.ask(indexOrigin, { styleId, corpId, strategyId }),
    );
    expect(parts.map(({ weight }) => weight)).toEqual([0.5, 0.3, 0.2]);
    expect(parts.reduce((sum, { share }) => sum + (share ?? NaN), 0)).toBeCloseTo(styleIndex ?? NaN, 10);
    expect(styleIndex).not.toBeCloseTo((await originOf(7)).styleIndex ?? NaN, 6);
    const other = await desk.made({ styleName: '另一', ...WEIGHTS });
    expect((await desk.ask(indexOrigin, { styleId: other.styleId, corpId, strategyId })).status).toBe(404);
    const theirs = await stranger.made({ styleName: '均衡', ...WEIGHTS });
    const asked = { styleId: theirs.styleId, corpId: STRANGERS_COMPANY, strategyId };
    expect((await stranger.ask(indexOrigin, asked)).status).toBe(404);
  });

  it('is that of a trading day before, from what was known on it', async () => {
    const [early, late] = [await originOf(7, bars.dates[40]), await originOf(7)];
    expect([early.asOf, late.asOf]).toEqual([bars.dates[40], bars.dates.at(-1)]);
    const of = ({ measures }: IndexOrigin, name: string) => measures.find(({ key }) => key === name);
    // The reports of 2024 were not announced, and the valuations have too short a history.
    expect(of(early, 'growthRevenue')?.value).not.toBeNull();
    expect(of(early, 'growthRevenue')?.value).not.toBe(of(late, 'growthRevenue')?.value);
    expect(of(early, 'pe')).toMatchObject({ value: 16, dearerShare: null, corpPercentile: null });
    // A Sunday.
    expect((await originOf(7, '2025-06-08')).asOf).toBe('2025-06-06');
    const before = { styleId, corpId: companyOf(7), date: '2024-12-31' };
    expect((await desk.ask(indexOrigin, before)).status).toBe(404);
  });
});
