import { ALL_CHANGED } from '../import/load/changes.ts';
import { putBars, putSecurities, rowsOf } from '../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { adjustFactors } from './adjust-factors.ts';

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 3);
  await putBars(market, [
    { day: '2024-01-02', security: 1, close: 10, pre_close: 9 },
    { day: '2024-01-03', security: 1, close: 11, pre_close: 10 },
    // 10 for 10: the eleven yuan are worth 5.5 a share.
    { day: '2024-01-04', security: 1, close: 6, pre_close: 5.5 },
    // Security 2 has no bar on the 3rd; 0.5 yuan of dividend.
    { day: '2024-01-02', security: 2, close: 20, pre_close: 20 },
    { day: '2024-01-04', security: 2, close: 21, pre_close: 19.5 },
    { day: '2024-01-05', security: 1, close: 6.6, pre_close: 6 },
    { day: '2024-01-05', security: 2, close: 21, pre_close: 10.5 },
  ]);
});
afterEach(() => market.drop());

const rebuild = (days: readonly string[] | null, securities: readonly number[] | null) =>
  adjustFactors.rebuild(market.connection, new Map([['daily_bar', { days, securities }]]));
const factors = async () =>
  (await rowsOf(market, 'adjust_factor')).map(({ security_id, ex_date, factor }) => [
    ...[security_id, ex_date],
    factor,
  ]);

test('a day whose pre_close is not the last close multiplies the factor, also after gaps', async () => {
  await rebuild(null, null);
  expect(await factors()).toEqual([
    [1, '2024-01-04', 2],
    [2, '2024-01-04', 20 / 19.5],
    [2, '2024-01-05', (20 / 19.5) * 2],
  ]);
});

test('a later day continues from the factors before it, bit for bit as a whole rebuild', async () => {
  await market.connection.query(`DELETE FROM daily_bar WHERE trade_date >= '2024-01-05'`);
  await rebuild(null, null);
  await putBars(market, [
    { day: '2024-01-05', security: 1, close: 6.6, pre_close: 5.7 },
    { day: '2024-01-05', security: 2, close: 21, pre_close: 20.3 },
  ]);
  await rebuild(['2024-01-05'], null);
  const grown = await factors();
  expect(grown).toHaveLength(4);
  await rebuild(null, null);
  expect(await factors()).toEqual(grown);
});

test('a corrected bar changes its security from that day on, and no other', async () => {
  await rebuild(null, null);
  await putBars(market, [{ day: '2024-01-03', security: 1, close: 11.5, pre_close: 10 }]);
  await market.connection.query(`UPDATE adjust_factor SET factor = -1 WHERE security_id = 2`);
  await rebuild(['2024-01-03'], [1]);
  expect(await factors()).toEqual([
    [1, '2024-01-04', 11.5 / 5.5],
    [2, '2024-01-04', -1],
    [2, '2024-01-05', -1],
  ]);
  await rebuild(null, [2]);
  expect((await factors()).at(-1)).toEqual([2, '2024-01-05', (20 / 19.5) * 2]);
});

test('an undo of bars leaves no factor behind', async () => {
  await rebuild(null, null);
  await market.connection.query(`DELETE FROM daily_bar WHERE trade_date >= '2024-01-04'`);
  await rebuild(['2024-01-04', '2024-01-05'], null);
  expect(await factors()).toEqual([]);
});

test('an empty mart has no factors', async () => {
  await market.connection.query('DELETE FROM daily_bar');
  await adjustFactors.rebuild(market.connection, new Map([['daily_bar', ALL_CHANGED]]));
  expect(await factors()).toEqual([]);
});
