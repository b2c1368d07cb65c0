import { jest } from '@jest/globals';
import { indicatorOf, type MarketIndicator } from '../../indicators/index.ts';
import { DayScans } from './day-scans.ts';
import { panelMarket, type PanelMarket } from '../testing/panel-market.ts';

const DATES = ['2024-01-02', '2024-01-03', '2024-01-04'];
const DAYS = Int32Array.of(19_724, 19_725, 19_726);

let market: PanelMarket;
beforeAll(async () => {
  market = await panelMarket();
  await market.putBars(
    DATES.flatMap((day, at) => [1, 2].map((security) => ({ day, security, close: 10 * security + at }))),
  );
  await market.put('adjust_factor', [{ security_id: 2, ex_date: DATES[1] ?? '', factor: 1.5 }]);
});
afterAll(() => market.drop());

function bars(column: string): MarketIndicator {
  const indicator = indicatorOf(`daily_bar.${column}`);
  if (!indicator) throw new Error(column);
  return indicator;
}

test('requests at once for the same days are one scan of the table, requests for other days another', async () => {
  const { database } = market.data;
  const scans = new DayScans(database);
  const place = { dates: DATES, days: DAYS, rows: [0, 2], stocks: 2 };
  const [close, amount, other] = [0, 1, 2].map(() => new Float64Array(6).fill(NaN));
  const asked = jest.spyOn(database, 'createQueryRunner');
  await Promise.all([
    scans.read(bars('close'), place, close as Float64Array),
    scans.read(bars('amount'), place, amount as Float64Array),
    scans.read(bars('close'), { ...place, rows: [1] }, other as Float64Array),
  ]);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
  expect([...(close as Float64Array)]).toEqual([10, 20, NaN, NaN, 12, 22]);
  expect([...(amount as Float64Array)]).toEqual([1000, 2000, NaN, NaN, 1200, 2200]);
  expect([...(other as Float64Array)]).toEqual([NaN, NaN, 11, 21, NaN, NaN]);
});

test('adjusted and computed fields are read like columns; securities past the last column are left out', async () => {
  const scans = new DayScans(market.data.database);
  const place = { dates: DATES, days: DAYS, rows: [0, 1, 2], stocks: 2 };
  const [adjusted, capital, narrow] = [6, 6, 3].map((size) => new Float64Array(size).fill(NaN));
  await Promise.all([
    scans.read(bars('adjusted_close'), place, adjusted as Float64Array),
    scans.read(bars('float_capital'), place, capital as Float64Array),
    scans.read(bars('close'), { ...place, stocks: 1 }, narrow as Float64Array),
  ]);
  expect([...(adjusted as Float64Array)]).toEqual([10, 20, 11, 31.5, 12, 33]);
  expect([...(capital as Float64Array)]).toEqual([5000, 10_000, 5500, 10_500, 6000, 11_000]);
  expect([...(narrow as Float64Array)]).toEqual([10, 11, 12]);
});

test('a scan that fails fails for all who waited, and the next is tried', async () => {
  const scans = new DayScans(market.data.database);
  const place = { dates: DATES, days: DAYS, rows: [0], stocks: 2 };
  const broken = { ...bars('close'), table: 'no_such_table' };
  const panels = [0, 1].map(() => new Float64Array(6));
  const outcomes = await Promise.allSettled(panels.map((panel) => scans.read(broken, place, panel)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await scans.read(bars('close'), place, panels[0] as Float64Array);
  expect(panels[0]?.[0]).toBe(10);
});
