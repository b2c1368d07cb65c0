import { dataSourceOptions } from '@console/node-kit/database';
import { DataSource } from 'typeorm';
import { adjustFactors } from '../derive/adjust-factors.ts';
import { ALL_CHANGED } from '../import/load/changes.ts';
import { putBars, putSecurities } from '../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { adjustedCloses } from './adjusted-closes.ts';

let market: ScratchMarket;
let database: DataSource;
beforeAll(async () => {
  market = await scratchMarket();
  database = await new DataSource(dataSourceOptions({ url: market.url })).initialize();
  await putSecurities(market, 2);
  await putBars(market, [
    { day: '2024-01-02', security: 1, close: 10 },
    { day: '2024-01-03', security: 1, close: 5.5, pre_close: 5 },
    { day: '2024-01-04', security: 1, close: 6, pre_close: 5.5 },
    { day: '2024-01-05', security: 1, close: 3.3, pre_close: 3 },
    { day: '2024-01-05', security: 2, close: 8 },
  ]);
  await adjustFactors.rebuild(market.connection, new Map([['daily_bar', ALL_CHANGED]]));
});
afterAll(async () => {
  await database.destroy();
  await market.drop();
});

const closes = async (mode: 'forward' | 'backward', from: string | null = null, to: string | null = null) =>
  (await adjustedCloses(database, 1, { from, to, mode })).map(({ day, close }) => [day, close]);

test('backward adjusted closes start as traded and grow by the true returns', async () => {
  expect(await closes('backward')).toEqual([
    ['2024-01-02', 10],
    ['2024-01-03', 11],
    ['2024-01-04', 12],
    ['2024-01-05', 13.2],
  ]);
});

test('forward adjusted closes end as traded, at the end of the requested range', async () => {
  expect((await closes('forward')).at(-1)).toEqual(['2024-01-05', 3.3]);
  expect(await closes('forward', null, '2024-01-04')).toEqual([
    ['2024-01-02', 5],
    ['2024-01-03', 5.5],
    ['2024-01-04', 6],
  ]);
});

test('a range that begins later includes the factors before it', async () => {
  expect(await closes('backward', '2024-01-04', '2024-01-04')).toEqual([['2024-01-04', 12]]);
});

test('a range without bars is empty', async () => {
  expect(await closes('forward', '2025-01-01')).toEqual([]);
});
