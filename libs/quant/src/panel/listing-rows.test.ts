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

test('days ascend', () => {
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
