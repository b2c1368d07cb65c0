import { dataSourceOptions } from '@console/node-kit/database';
import { DataSource } from 'typeorm';
import { ALL_CHANGED } from '../../import/load/changes.ts';
import { gaps } from '../../read/coverage-gaps.ts';
import { missingSecurities } from '../../read/missing-securities.ts';
import { putBars, putRows, putSecurities, rowsOf } from '../../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { followBarDates } from '../bar-dates.ts';
import { coverages } from './coverages.ts';
import type { Changes } from '../derived.ts';

let market: ScratchMarket;
let database: DataSource;
beforeEach(async () => {
  market = await scratchMarket();
  database = await new DataSource(dataSourceOptions({ url: market.url })).initialize();
  await putSecurities(market, 3);
  await market.connection.query(`UPDATE security SET list_date = '2024-01-03' WHERE id = 2`);
  await market.connection.query(`UPDATE security SET delist_date = '2024-01-04' WHERE id = 3`);
  await putBars(market, [
    { day: '2024-01-02', security: 1, close: 1 },
    { day: '2024-01-02', security: 3, close: 1 },
    { day: '2024-01-03', security: 1, close: 1 },
    { day: '2024-01-04', security: 1, close: 1 },
    { day: '2024-01-04', security: 2, close: 1 },
  ]);
  await putMargin('2024-01-02', [1, 2, 3]);
  await putMargin('2024-01-04', [1]);
  await followBarDates(market.connection, null);
});
afterEach(async () => {
  await database.destroy();
  await market.drop();
});

const putMargin = (trade_date: string, securities: readonly number[]) =>
  putRows(
    market,
    'margin_trading',
    securities.map((security_id) => ({ trade_date, security_id })),
  );
const all = new Map(coverages.sources.map((source) => [source, ALL_CHANGED]));
const rebuild = (changes: Changes) => coverages.rebuild(market.connection, changes);
const of = async (table: string) =>
  (await rowsOf(market, 'coverage'))
    .filter(({ table_name }) => table_name === table)
    .map(({ day, present, expected }) => [day, present, expected]);

test('bars are expected of what is listed: from the list date on, until the delist date', async () => {
  await rebuild(all);
  expect(await of('daily_bar')).toEqual([
    ['2024-01-02', 2, 2],
    ['2024-01-03', 1, 3],
    ['2024-01-04', 2, 2],
  ]);
  expect(await gaps(database, 'daily_bar')).toEqual([{ day: '2024-01-03', present: 1, expected: 3 }]);
  expect(await missingSecurities(database, 'daily_bar', '2024-01-03')).toEqual([2, 3]);
});

test('on the newest day those of the day before are expected, unless delisted', async () => {
  await rebuild(all);
  expect(await of('margin_trading')).toEqual([
    ['2024-01-02', 3, 3],
    ['2024-01-04', 1, 2],
  ]);
  expect(await gaps(database, 'margin_trading')).toEqual([
    { day: '2024-01-03', present: 0, expected: null },
    { day: '2024-01-04', present: 1, expected: 2 },
  ]);
  expect(await missingSecurities(database, 'margin_trading', '2024-01-04')).toEqual([2]);
});

test('a share newly ST leaves the newest day, one that is ST for longer does not', async () => {
  await putBars(market, [{ day: '2024-01-04', security: 2, close: 1, st: 1 }]);
  await rebuild(all);
  expect(await gaps(database, 'margin_trading')).toEqual([{ day: '2024-01-03', present: 0, expected: null }]);
  await putBars(market, [{ day: '2024-01-02', security: 2, close: 1, st: 1 }]);
  await rebuild(new Map([['daily_bar', { days: ['2024-01-02'], securities: null }]]));
  expect((await of('margin_trading'))[1]).toEqual(['2024-01-04', 1, 2]);
});

test('a later day decides about those before it: a security that is back was missing, one that is not had left', async () => {
  await rebuild(all);
  await putMargin('2024-01-05', [1, 2]);
  await putMargin('2024-01-08', [1]);
  await rebuild(new Map([['margin_trading', { days: ['2024-01-05', '2024-01-08'], securities: null }]]));
  expect(await of('margin_trading')).toEqual([
    ['2024-01-02', 3, 3],
    ['2024-01-04', 1, 2],
    ['2024-01-05', 2, 2],
    ['2024-01-08', 1, 2],
  ]);
  await putMargin('2024-01-09', [1]);
  await rebuild(new Map([['margin_trading', { days: ['2024-01-09'], securities: null }]]));
  expect((await of('margin_trading')).slice(-2)).toEqual([
    ['2024-01-08', 1, 1],
    ['2024-01-09', 1, 1],
  ]);
  expect(await missingSecurities(database, 'margin_trading', '2024-01-04')).toEqual([2]);
  expect(await missingSecurities(database, 'margin_trading', '2024-01-08')).toEqual([]);
});

test('money flow is expected of what traded', async () => {
  await putBars(market, [{ day: '2024-01-04', security: 1, close: 1, suspended: 1 }]);
  await putRows(market, 'money_flow', [
    { trade_date: '2024-01-03', security_id: 1 },
    { trade_date: '2024-01-04', security_id: 2 },
  ]);
  await rebuild(all);
  expect(await of('money_flow')).toEqual([
    ['2024-01-03', 1, 1],
    ['2024-01-04', 1, 1],
  ]);
  await putBars(market, [{ day: '2024-01-04', security: 1, close: 1 }]);
  await rebuild(new Map([['daily_bar', { days: ['2024-01-04'], securities: null }]]));
  expect(await gaps(database, 'money_flow')).toEqual([{ day: '2024-01-04', present: 1, expected: 2 }]);
  expect(await missingSecurities(database, 'money_flow', '2024-01-04')).toEqual([1]);
});

test('statements are expected of what was listed at the deadline, once it has passed', async () => {
  const statement = { security_id: 1, announce_date: '2023-10-20', template: 'general' };
  await putRows(market, 'income_statement', [
    { ...statement, report_period: '2023-09-30' },
    { ...statement, report_period: '2023-12-31', announce_date: '2024-01-04' },
  ]);
  await rebuild(all);
  expect(await of('income_statement')).toEqual([
    ['2023-09-30', 1, 2],
    ['2023-12-31', 1, 0],
  ]);
  expect(await gaps(database, 'income_statement')).toEqual([{ day: '2023-09-30', present: 1, expected: 2 }]);
  expect(await missingSecurities(database, 'income_statement', '2023-09-30')).toEqual([3]);

  await putBars(market, [{ day: '2024-05-06', security: 1, close: 1 }]);
  await rebuild(new Map([['daily_bar', { days: ['2024-05-06'], securities: null }]]));
  expect((await of('income_statement'))[1]).toEqual(['2023-12-31', 1, 2]);
});

test('added, corrected and removed days, and new listings, give the same as a whole rebuild', async () => {
  await rebuild(all);
  const before = await rowsOf(market, 'coverage');
  const day = (table: string, ...days: string[]) => new Map([[table, { days, securities: null }]]);
  const steps: (() => Promise<Changes>)[] = [
    async () => {
      await putMargin('2024-01-03', [1, 2]);
      return day('margin_trading', '2024-01-03');
    },
    async () => {
      await putBars(market, [{ day: '2024-01-03', security: 2, close: 1 }]);
      return day('daily_bar', '2024-01-03');
    },
    async () => {
      await market.connection.query(`UPDATE security SET delist_date = '2024-01-03' WHERE id = 2`);
      return new Map([['security', { days: null, securities: [2] }]]);
    },
    async () => {
      await market.connection.query(`DELETE FROM margin_trading WHERE trade_date = '2024-01-03'`);
      return day('margin_trading', '2024-01-03');
    },
  ];
  for (const step of steps) {
    await rebuild(await step());
    const grown = await rowsOf(market, 'coverage');
    expect(grown).not.toEqual(before);
    await rebuild(all);
    expect(await rowsOf(market, 'coverage')).toEqual(grown);
  }
});
