import { ALL_CHANGED } from '../import/load/changes.ts';
import { putBars, putRows, putSecurities, rowsOf } from '../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { latestQuotes } from './latest-quote.ts';

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 3);
});
afterEach(() => market.drop());

const whole = new Map([
  ['security', ALL_CHANGED],
  ['daily_bar', ALL_CHANGED],
]);
const bars = (days: readonly string[] | null, securities: readonly number[] | null) =>
  new Map([['daily_bar', { days, securities }]]);
const quotes = () =>
  rowsOf(market, 'latest_quote', 'security_id, trade_date, close, change_rate, high_52w, low_52w');

test('each security has its last bar with the extremes of its own last year, empty without bars', async () => {
  await putBars(market, [
    { day: '2023-01-04', security: 1, close: 90 },
    { day: '2023-01-05', security: 1, close: 50 },
    { day: '2024-01-04', security: 1, close: 10, pre_close: 8 },
    { day: '2023-01-04', security: 2, close: 7 },
  ]);
  await latestQuotes.rebuild(market.connection, whole);
  // 2023-01-04 is 365 days before 2024-01-04, and excluded.
  expect(await quotes()).toEqual([
    { security_id: 1, trade_date: '2024-01-04', close: 10, change_rate: 0.25, high_52w: 50, low_52w: 10 },
    { security_id: 2, trade_date: '2023-01-04', close: 7, change_rate: 0, high_52w: 7, low_52w: 7 },
    { security_id: 3, trade_date: null, close: null, change_rate: null, high_52w: null, low_52w: null },
  ]);
});

test('the calendar follows the days of bars, and keeps what a calendar file says', async () => {
  const open = (...days: string[]) => days.map((trade_date) => ({ trade_date, is_open: 1 }));
  await putBars(market, [{ day: '2024-01-04', security: 1, close: 10 }]);
  await latestQuotes.rebuild(market.connection, whole);
  await putBars(market, [{ day: '2024-01-05', security: 1, close: 10 }]);
  await latestQuotes.rebuild(market.connection, bars(['2024-01-05'], null));
  expect(await rowsOf(market, 'trading_calendar')).toEqual(open('2024-01-04', '2024-01-05'));
  await market.connection.query(`DELETE FROM daily_bar WHERE trade_date = '2024-01-05'`);
  await latestQuotes.rebuild(market.connection, bars(['2024-01-05'], null));
  expect(await rowsOf(market, 'trading_calendar')).toEqual(open('2024-01-04'));

  await putRows(market, 'snapshot', [
    {
      table_name: 'trading_calendar',
      source: 'x',
      is_demo: 0,
      loaded_rows: 1,
      skipped_rows: 0,
      rejected_rows: 0,
      status: 'loaded',
      content_hash: '',
      started_at: '2024-01-05 12:00:00',
    },
  ]);
  await market.connection.query(`INSERT INTO trading_calendar VALUES ('2024-01-06', 0)`);
  await latestQuotes.rebuild(market.connection, whole);
  expect(await rowsOf(market, 'trading_calendar')).toEqual([
    ...open('2024-01-04'),
    { trade_date: '2024-01-06', is_open: 0 },
  ]);
});

test('only securities that changed are recomputed, with the same result as a whole rebuild', async () => {
  await putBars(market, [
    { day: '2024-01-04', security: 1, close: 10 },
    { day: '2024-01-04', security: 2, close: 20 },
  ]);
  await latestQuotes.rebuild(market.connection, whole);
  await putBars(market, [
    { day: '2024-01-05', security: 1, close: 11 },
    { day: '2024-01-05', security: 2, close: 21 },
  ]);
  await latestQuotes.rebuild(market.connection, bars(['2024-01-05'], [1]));
  expect((await quotes()).map(({ close }) => close)).toEqual([11, 20, null]);
  await latestQuotes.rebuild(market.connection, bars(['2024-01-05'], [2, 3]));
  const grown = await quotes();
  await latestQuotes.rebuild(market.connection, whole);
  expect(await quotes()).toEqual(grown);
});

test('bars that an undo took away are gone from the quotes, and so are removed securities', async () => {
  await putBars(market, [
    { day: '2024-01-04', security: 1, close: 10 },
    { day: '2024-01-05', security: 1, close: 11 },
  ]);
  await latestQuotes.rebuild(market.connection, whole);
  await market.connection.query(`DELETE FROM daily_bar WHERE trade_date = '2024-01-05'`);
  await market.connection.query('DELETE FROM security WHERE id = 3');
  await latestQuotes.rebuild(
    market.connection,
    new Map([...bars(['2024-01-05'], [1]), ['security', { days: null, securities: [3] }]]),
  );
  expect((await quotes()).map(({ security_id, close }) => [security_id, close])).toEqual([
    [1, 10],
    [2, null],
  ]);
});

test('many securities with the same last day, read by days, have the values that each has on its own', async () => {
  await putSecurities(market, 210);
  const all = Array.from({ length: 210 }, (_, at) => at + 1);
  await putBars(
    market,
    all.flatMap((security) => [
      { day: '2022-06-01', security, close: 999 },
      { day: '2023-06-01', security, close: security },
      { day: '2024-01-04', security, close: 300 - security },
    ]),
  );
  await latestQuotes.rebuild(market.connection, whole);
  const together = await quotes();
  expect(together[9]).toMatchObject({ high_52w: 290, low_52w: 10 });
  await latestQuotes.rebuild(market.connection, bars(null, all.slice(0, 150)));
  expect(await quotes()).toEqual(together);
});
