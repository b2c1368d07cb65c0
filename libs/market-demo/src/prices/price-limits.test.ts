import { limitPrices, limitsOf } from './price-limits.ts';

const seasoned = { listDay: '2015-01-05', session: 900, st: false };

test.each([
  ['main', '2024-01-05', false, 10],
  ['main', '2024-01-05', true, 5],
  ['chinext', '2020-08-21', false, 10],
  ['chinext', '2020-08-21', true, 5],
  ['chinext', '2020-08-24', true, 20],
  ['star', '2024-01-05', false, 20],
  ['bse', '2024-01-05', false, 30],
] as const)('%s on %s (ST %s) moves %d percent', (board, day, st, percent) => {
  expect(limitsOf({ ...seasoned, board, day, st })).toEqual({ up: percent, down: percent });
});

test('a new main-board share is free for five days since April 2023, and was not before', () => {
  const listed = (listDay: string, session: number) =>
    limitsOf({ board: 'main', st: false, day: listDay, listDay, session });
  expect(listed('2023-04-10', 4)).toBeNull();
  expect(listed('2023-04-10', 5)).toEqual({ up: 10, down: 10 });
  expect(listed('2023-04-07', 0)).toEqual({ up: 44, down: 36 });
  expect(listed('2023-04-07', 1)).toEqual({ up: 10, down: 10 });
});

test('limit prices round half up in whole cents, where doubles would not', () => {
  // 10.05 × 1.1 = 11.055, half a cent: up. As doubles the product is 11.055000000000001 or 11.054999….
  expect(limitPrices(1005, { up: 10, down: 10 })).toEqual({ low: 905, high: 1106 });
  expect(limitPrices(1235, { up: 10, down: 10 })).toEqual({ low: 1112, high: 1359 });
});
