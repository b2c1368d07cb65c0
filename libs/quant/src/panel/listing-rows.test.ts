import { delistingRows, listingRows, LONG_AGO, NEVER } from './listing-rows.ts';

const days = Object.freeze(['2024-01-02', '2024-01-03', '2024-01-05']);

test('a stock is listed from the row of its day, or the next one with trading', () => {
  const listed = Object.freeze(['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-06']);
  expect([...listingRows(days, listed)]).toEqual([0, 1, 2, NEVER]);
});

test('days before the panel are counted back', () => {
  const earlier = Object.freeze(['2023-12-27', '2023-12-28', '2023-12-29']);
  const listed = ['2023-12-29', '2023-12-28', '2023-12-27', '2023-12-26', '2024-01-01', null];
  expect([...listingRows(days, listed, earlier)]).toEqual([-1, -2, -3, LONG_AGO, 0, LONG_AGO]);
  expect([...listingRows(days, listed)]).toEqual([
    LONG_AGO,
    LONG_AGO,
    LONG_AGO,
    LONG_AGO,
    LONG_AGO,
    LONG_AGO,
  ]);
});

test('a stock is gone from the row of its delisting on', () => {
  expect([...delistingRows(days, ['2024-01-03', '2024-01-04', null, '2023-05-05', '2024-02-01'])]).toEqual([
    1,
    2,
    NEVER,
    0,
    NEVER,
  ]);
});

test('days must ascend', () => {
  expect(() => listingRows(['2024-01-03', '2024-01-02'], [])).toThrow(RangeError);
  expect(() => listingRows(days, [], ['2024-01-02'])).toThrow(
    'days must ascend: 2024-01-02 before 2024-01-02',
  );
});

test('the days listed are those of the calendar from the listing on', () => {
  const all = Array.from({ length: 200 }, (_, at) => new Date(Date.UTC(2023, 0, 1 + at)))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  const [before, own] = [all.slice(0, 40), all.slice(40)];
  const listed = Array.from({ length: 150 }, (_, at) =>
    new Date(Date.UTC(2023, 0, 2 + at)).toISOString().slice(0, 10),
  );
  const rows = listingRows(own, listed, before);
  for (const [stock, day] of listed.entries()) {
    for (const row of [0, 17, own.length - 1]) {
      const counted = all.slice(0, 40 + row + 1).filter((other) => other >= day).length;
      expect(Math.max(0, row - (rows[stock] ?? NaN) + 1)).toBe(counted);
    }
  }
});

test('without days nothing is listed, and nothing leaves', () => {
  expect([...listingRows([], ['2024-01-02'])]).toEqual([NEVER]);
  expect([...delistingRows([], ['2024-01-02'])]).toEqual([NEVER]);
  expect([...listingRows(days, [])]).toEqual([]);
});

test.each([
  ['the first day of the panel', '2024-01-02', 0],
  ['the day before it', '2024-01-01', LONG_AGO],
  ['a day between two', '2024-01-04', 2],
  ['the last day', '2024-01-05', 2],
  ['the day after it', '2024-01-06', NEVER],
  ['no day', null, LONG_AGO],
])('listed on %s', (_, day, row) => {
  expect([...listingRows(days, [day])]).toEqual([row]);
});

test.each([
  ['the first day of the panel', '2024-01-02', 0],
  ['a day before it', '1999-01-01', 0],
  ['a day between two', '2024-01-04', 2],
  ['the last day', '2024-01-05', 2],
  ['the day after it', '2024-01-06', NEVER],
  ['no day', null, NEVER],
])('delisted on %s', (_, day, row) => {
  expect([...delistingRows(days, [day])]).toEqual([row]);
});

test('stocks of one day have one row, in whatever order they come', () => {
  expect([...listingRows(days, ['2024-01-05', '2024-01-02', '2024-01-05'])]).toEqual([2, 0, 2]);
});

test('days before an empty panel are counted back from its beginning', () => {
  expect([
    ...listingRows([], ['2024-01-02', '2024-01-03', '2024-01-04'], ['2024-01-02', '2024-01-03']),
  ]).toEqual([-2, -1, NEVER]);
});

test.each<[string, () => unknown]>([
  ['2024-01-03 before 2024-01-02', () => delistingRows(['2024-01-03', '2024-01-02'], [])],
  ['2024-01-02 before 2024-01-02', () => delistingRows(['2024-01-02', '2024-01-02'], [])],
  ['2024-02-01 before 2024-01-02', () => listingRows(days, [], ['2024-02-01'])],
])('days that do not ascend are named: %s', (named, rows) => {
  expect(rows).toThrow(new RangeError(`days must ascend: ${named}`));
});

test('by counting: the row of a day is how many days of the panel are before it', () => {
  const calendar = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)))
    .filter((_, at) => (at * 7) % 5 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  const stocks = Array.from({ length: 60 }, (_, at) =>
    new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const before = (day: string): number => calendar.filter((other) => other < day).length;
  expect([...delistingRows(calendar, stocks)]).toEqual(
    stocks.map((day) => (before(day) === calendar.length ? NEVER : before(day))),
  );
});
