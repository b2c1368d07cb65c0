import { ALL_CHANGED, type TableChanges } from '../../import/load/changes.ts';
import { delist, putBars, putRows, putSecurities, rowsOf } from '../../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { industriesDaily } from './industries-daily.ts';

const DAYS = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'] as const;

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 4);
  const member = { l1_code: 'A', l2_code: null, l3_code: null, valid_from: '2014-01-01', valid_to: null };
  await putRows(market, 'sw_member', [
    { ...member, security_id: 1, l2_code: 'A1', l3_code: 'A11' },
    { ...member, security_id: 2 },
    { ...member, security_id: 3, l1_code: 'B', valid_to: '2024-01-04' },
    { ...member, security_id: 3, valid_from: '2024-01-04' },
  ]);
  await putBars(market, [
    { day: DAYS[0], security: 1, close: 10, pe_ttm: 10, pb: 2, ps_ttm: 4 },
    { day: DAYS[0], security: 2, close: 20, pe_ttm: -5, pb: 4, ps_ttm: 4 },
    { day: DAYS[0], security: 3, close: 5 },
    { day: DAYS[1], security: 1, close: 11, pre_close: 10, high: 12, low: 9 },
    { day: DAYS[1], security: 2, close: 20, pre_close: 20, high: null, low: null, suspended: 1, amount: 0 },
    { day: DAYS[1], security: 3, close: 6, pre_close: 5 },
    { day: DAYS[2], security: 1, close: 11, pre_close: 11 },
    { day: DAYS[2], security: 2, close: 22, pre_close: 20 },
    { day: DAYS[2], security: 3, close: 9, pre_close: 6 },
    // A new listing, unclassified: it counts for the market only, and its first return for nothing.
    { day: DAYS[2], security: 4, close: 30, pre_close: 10 },
    { day: DAYS[3], security: 1, close: 11, pre_close: 11 },
    { day: DAYS[3], security: 4, close: 33, pre_close: 30 },
  ]);
});
afterEach(() => market.drop());

const rebuild = (bars: TableChanges, members: TableChanges = { days: [], securities: [] }) =>
  industriesDaily.rebuild(
    market.connection,
    new Map([
      ['daily_bar', bars],
      ['sw_member', members],
    ]),
  );
const whole = () => rebuild(ALL_CHANGED, ALL_CHANGED);
const all = () => rowsOf(market, 'industry_daily');
const column = async (code: string, name: string) =>
  (await all()).filter(({ sw_code }) => sw_code === code).map((row) => row[name]);

test('the sums of a day are of the members valid on it, at each level and for the market', async () => {
  await whole();
  expect(await column('A', 'total_capital')).toEqual([30_000, 31_000, 42_000, 11_000]);
  expect(await column('B', 'total_capital')).toEqual([5_000, 6_000]);
  expect(await column('A11', 'total_capital')).toEqual([10_000, 11_000, 11_000, 11_000]);
  expect(await column('ALL', 'corp_num')).toEqual([3, 3, 4, 2]);
  const first = (await all()).find(({ sw_code, trade_date }) => sw_code === 'A' && trade_date === DAYS[0]);
  expect(first).toMatchObject({
    level: 1,
    corp_num: 2,
    float_capital: 15_000,
    total_shares: 2000,
    float_shares: 1000,
    amount: 3000,
    volume: 200,
    turnover_rate: 0.2,
  });
  const levels = new Map((await all()).map(({ sw_code, level }) => [sw_code, level]));
  expect(Object.fromEntries(levels)).toEqual({ A: 1, A1: 2, A11: 3, ALL: 0, B: 1 });
});

test('a suspended member counts with its close in the day’s highest and lowest capital', async () => {
  await whole();
  expect((await column('A', 'high_total_capital'))[1]).toBe(32_000);
  expect((await column('A', 'low_total_capital'))[1]).toBe(29_000);
});

test('multiples are weighted by capital: the sum of capital over the sum of earnings, book and sales', async () => {
  await whole();
  // Earnings of the profitable alone: 10,000 / (10,000 / 10).
  expect((await column('A', 'pe'))[0]).toBe(10);
  expect((await column('A', 'pb'))[0]).toBe(30_000 / (5_000 + 5_000));
  expect((await column('A', 'ps'))[0]).toBe(4);
  expect((await column('A', 'pe'))[1]).toBeNull();
});

test('a negative book value leaves out both parts of PB', async () => {
  await market.connection.query('UPDATE daily_bar SET pb = -2 WHERE security_id = 1 AND trade_date = ?', [
    DAYS[0],
  ]);
  await whole();
  expect((await column('A', 'pb'))[0]).toBe(20_000 / 5_000);
});

test('returns are weighted by the capital before, without first bars, and chain from 1000', async () => {
  await whole();
  const returns = (await column('A', 'return_rate')) as (number | null)[];
  expect(returns[0]).toBeNull();
  expect(returns[1]).toBeCloseTo(31 / 30 - 1, 14);
  expect(returns[2]).toBeCloseTo(42 / 37 - 1, 14);
  // The new listing's tripling is left out of the market's return.
  expect((await column('ALL', 'return_rate'))[2]).toBeCloseTo(42 / 37 - 1, 14);
  expect((await column('ALL', 'return_rate'))[3]).toBeCloseTo(44 / 41 - 1, 14);
  const closes = (await column('A', 'index_close')) as number[];
  expect(closes[0]).toBe(1000);
  expect(closes[3]).toBeCloseTo((1000 * (31 / 30) * 42) / 37, 9);
  expect((await column('A', 'index_high'))[1]).toBeCloseTo((1000 * 32) / 30, 9);
  expect((await column('A', 'index_low'))[1]).toBeCloseTo((1000 * 29) / 30, 9);
});

test('an added day, a corrected one and one taken away each give the same as a whole rebuild', async () => {
  await market.connection.query('DELETE FROM daily_bar WHERE trade_date = ?', [DAYS[3]]);
  await whole();
  const before = await all();
  await putBars(market, [{ day: DAYS[3], security: 2, close: 25, pre_close: 22 }]);
  await rebuild({ days: [DAYS[3]], securities: null });
  const added = await all();
  expect(added.length).toBe(before.length + 2);

  await putBars(market, [{ day: DAYS[1], security: 1, close: 12, pre_close: 10 }]);
  await rebuild({ days: [DAYS[1]], securities: [1] });
  const corrected = await all();
  await whole();
  expect(await all()).toEqual(corrected);
  expect(corrected).not.toEqual(added);

  await market.connection.query('DELETE FROM daily_bar WHERE trade_date = ?', [DAYS[3]]);
  await putBars(market, [{ day: DAYS[1], security: 1, close: 11, pre_close: 10, high: 12, low: 9 }]);
  await rebuild({ days: [DAYS[1], DAYS[3]], securities: null });
  expect(await all()).toEqual(before);
});

test('days that did not change are not written again', async () => {
  await whole();
  await market.connection.query('UPDATE industry_daily SET corp_num = 77 WHERE trade_date = ?', [DAYS[0]]);
  await market.connection.query('UPDATE industry_daily SET corp_num = 78 WHERE trade_date = ?', [DAYS[2]]);
  await rebuild({ days: [DAYS[1]], securities: [1] });
  expect(new Set(await column('A', 'corp_num'))).toEqual(new Set([77, 2, 78, 1]));
});

test('bars before a security’s first make its former first day count', async () => {
  await whole();
  await putBars(market, [{ day: DAYS[1], security: 4, close: 10, pre_close: 10 }]);
  await rebuild({ days: [DAYS[1]], securities: [4] });
  const grown = await all();
  expect((await column('ALL', 'return_rate'))[2]).toBeCloseTo(72 / 47 - 1, 14);
  await whole();
  expect(await all()).toEqual(grown);
});

test('a new membership rebuilds everything', async () => {
  await whole();
  await market.connection.query(`UPDATE sw_member SET l1_code = 'C' WHERE security_id = 2`);
  await rebuild({ days: [], securities: [] }, ALL_CHANGED);
  expect(await column('C', 'corp_num')).toEqual([1, 1, 1]);
});

test('a security is a member until the day of its delisting, even if it has later bars', async () => {
  await whole();
  const before = await all();
  const changes = await delist(market, 2, DAYS[2]);
  await industriesDaily.rebuild(market.connection, changes);
  expect(await column('A', 'total_capital')).toEqual([30_000, 31_000, 20_000, 11_000]);
  expect(await column('ALL', 'corp_num')).toEqual([3, 3, 3, 2]);
  const left = await all();
  expect(left).not.toEqual(before);
  await whole();
  expect(await all()).toEqual(left);
});
