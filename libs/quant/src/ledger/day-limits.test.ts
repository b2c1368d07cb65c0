import { dayLimits, type LimitedDay } from './day-limits.ts';

const day: LimitedDay = {
  date: '2024-06-04',
  board: 'main',
  preClose: 1005n,
  st: false,
  listed: '2010-01-04',
  age: null,
};

it.each([
  ['main', '2024-06-04', false, 1106n, 905n],
  ['main', '2026-07-05', true, 1055n, 955n],
  ['main', '2026-07-06', true, 1106n, 905n],
  ['chinext', '2020-08-21', false, 1106n, 905n],
  ['chinext', '2020-08-21', true, 1055n, 955n],
  ['chinext', '2020-08-24', true, 1206n, 804n],
  ['star', '2024-06-04', true, 1206n, 804n],
  ['bse', '2024-06-04', false, 1307n, 704n],
] as const)('%s on %s, ST %s: 10.05 may rise to %s and fall to %s', (board, date, st, upper, lower) => {
  expect(dayLimits({ ...day, board, date, st })).toEqual({ upper, lower });
});

it.each([
  ['main', '2023-04-10', 5, null],
  ['main', '2023-04-10', 6, 1106n],
  ['main', '2023-04-07', 1, 1447n],
  ['main', '2023-04-07', 2, 1106n],
  ['chinext', '2020-08-24', 5, null],
  ['chinext', '2020-08-21', 1, 1447n],
  ['star', '2024-06-04', 5, null],
  ['star', '2024-06-04', 6, 1206n],
  ['star', '2010-01-04', 5, null],
  ['star', '2010-01-04', 6, 1206n],
  ['bse', '2024-06-04', 1, null],
  ['bse', '2024-06-04', 2, 1307n],
] as const)('%s listed on %s, day %s: the upper limit is %s', (board, listed, age, upper) => {
  expect(dayLimits({ ...day, board, listed, age }).upper).toBe(upper);
});

it('lets a first day of old fall by 36 %: 10.05 × 0.64 = 6.432', () => {
  expect(dayLimits({ ...day, listed: '2020-01-02', age: 1 }).lower).toBe(643n);
});

it('is at least a cent away from preClose, and a cent at least', () => {
  // 0.04 × 1.1 = 0.044, which is 0.04 again.
  expect(dayLimits({ ...day, preClose: 4n })).toEqual({ upper: 5n, lower: 3n });
  expect(dayLimits({ ...day, preClose: 1n })).toEqual({ upper: 2n, lower: 1n });
});
