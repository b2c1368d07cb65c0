import { readdir } from 'node:fs/promises';
import { byDay, trailingYearOf } from './made-panels.ts';
import { panelMarket, type PanelMarket } from './testing/panel-market.ts';
import { securityRows } from '../testing/sample-rows.ts';
import { dailyPanel, reportHistory } from './typed-panels.ts';

const DAYS = ['2024-01-02', '2024-01-03', '2024-01-04'] as const;

let market: PanelMarket;
beforeAll(async () => {
  market = await panelMarket();
});
afterAll(() => market.drop());
beforeEach(async () => {
  await market.put('security', securityRows(3));
  await market.put(
    'trading_calendar',
    DAYS.map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  await market.putBars(DAYS.map((day) => ({ day, security: 1, close: 10 })));
  await market.load('security', null);
  await market.load('daily_bar', null);
});
afterEach(() => market.empty());

test('figures of reports are there as their trailing year, and day by day as they became known', async () => {
  const income = (report_period: string, announce_date: string, operating_revenue: number) => ({
    security_id: 2,
    template: 'general',
    report_period,
    announce_date,
    operating_revenue,
  });
  await market.put('income_statement', [
    income('2022-12-31', '2023-04-01', 100),
    income('2022-09-30', '2022-10-28', 70),
    income('2023-09-30', '2024-01-03', 90),
  ]);
  await market.load('income_statement', null);
  const revenue = 'income_statement.operating_revenue';
  const store = market.open();
  const frame = await store.frame();
  const { starts, known, values } = await reportHistory(store, frame, trailingYearOf(revenue));
  expect([[...starts], [...known].slice(1), [...values]]).toEqual([
    [0, 0, 3, 3],
    [19_448, 19_725],
    [NaN, 100, 120],
  ]);
  expect(values.buffer).toBeInstanceOf(SharedArrayBuffer);
  const all = { from: 0, to: 3 };
  expect([...(await dailyPanel(store, frame, byDay(trailingYearOf(revenue)), all))]).toEqual([
    ...[NaN, 100, NaN, NaN, 120, NaN, NaN, 120, NaN],
  ]);
  const second = await dailyPanel(store, frame, byDay(revenue), { from: 1, to: 2 });
  expect([...second]).toEqual([NaN, 90, NaN]);
  expect(second.buffer).toBeInstanceOf(SharedArrayBuffer);
  // The figures themselves are in a file, what follows from them is not.
  expect(
    (await readdir(market.folder, { recursive: true })).filter((name) => name.endsWith('.panel')),
  ).toEqual([expect.stringContaining('income_statement.operating_revenue.3-')]);
});

test('what is asked for in another way than it is reported is refused', async () => {
  const store = market.open();
  const frame = await store.frame();
  const rows = { from: 0, to: 1 };
  await expect(dailyPanel(store, frame, 'financial_analysis.roa', rows)).rejects.toThrow('not daily');
  await expect(reportHistory(store, frame, 'daily_bar.close')).rejects.toThrow('no reports');
  await expect(store.values(frame, byDay('daily_bar.close'), rows)).rejects.toThrow('no reports');
  await expect(store.values(frame, trailingYearOf('daily_bar.secret'), rows)).rejects.toThrow(RangeError);
});
