import { newListing, standingPercent } from './limit-rules.ts';

test.each([
  ['main', '1999-01-04', false, 10],
  ['main', '2024-01-05', false, 10],
  ['main', '2024-01-05', true, 5],
  ['chinext', '2020-08-21', false, 10],
  ['chinext', '2020-08-21', true, 5],
  ['chinext', '2020-08-24', false, 20],
  ['chinext', '2020-08-24', true, 20],
  ['star', '2024-01-05', true, 20],
  ['bse', '2024-01-05', true, 30],
] as const)('%s on %s (ST %s) moves %d percent', (board, day, st, percent) => {
  expect(standingPercent(board, st, day)).toBe(percent);
});

test.each([
  ['main', '2023-04-07', 0, { up: 44, down: 36 }],
  ['main', '2023-04-10', 5, null],
  ['chinext', '2020-08-21', 0, { up: 44, down: 36 }],
  ['chinext', '2020-08-24', 5, null],
  ['star', '2019-07-22', 5, null],
  ['bse', '2021-11-15', 1, null],
  ['main', null, 0, { up: 44, down: 36 }],
] as const)('%s listed on %s has %d free sessions and a first day of %j', (board, listed, free, first) => {
  expect(newListing(board, listed)).toMatchObject({ free, first });
});

test('a board of which nothing is known is refused', () => {
  expect(() => standingPercent('otc' as 'main', false, '2024-01-05')).toThrow('no rule for the board otc');
});
