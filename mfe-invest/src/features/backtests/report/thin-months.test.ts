import { thinMonths } from './thin-months.ts';

const days = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);

test('months with less than two thirds of a usual one are thin, counted by the days that have a value', () => {
  const dates = [
    ...days('2026-01', 4),
    ...days('2026-02', 20),
    ...days('2026-03', 20),
    ...days('2026-04', 20),
  ];
  const values = dates.map((date) => (date > '2026-04-14' ? null : 0.01));
  expect([...thinMonths(dates, values)]).toEqual([['2026-01', 4]]);
  expect([
    ...thinMonths(
      dates,
      values.map((value, at) => (at === 44 ? null : value)),
    ),
  ]).toEqual([
    ['2026-01', 4],
    ['2026-04', 13],
  ]);
  expect([...thinMonths([], [])]).toEqual([]);
});
