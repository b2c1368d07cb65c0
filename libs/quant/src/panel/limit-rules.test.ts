import { BOARDS, newListing, standingPercent } from './limit-rules.ts';

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

test('an unknown board is refused', () => {
  expect(() => standingPercent('otc' as 'main', false, '2024-01-05')).toThrow('no rule for the board otc');
});

/** The day before a rule, the day it begins, and long after. */
test.each([
  ['chinext', '2020-08-23', 10],
  ['chinext', '2020-08-24', 20],
  ['chinext', '2099-12-31', 20],
  ['star', '0001-01-01', 20],
  ['bse', '9999-12-31', 30],
  ['main', '', 10],
] as const)('%s on %j moves %d percent', (board, day, percent) => {
  expect(standingPercent(board, false, day)).toBe(percent);
});

test.each([
  ['main', '2023-04-09', 0],
  ['main', '9999-12-31', 5],
  ['chinext', null, 0],
  ['star', null, 0],
  ['star', '2019-07-21', 0],
  ['bse', null, 1],
] as const)('%s listed on %j has %i sessions without a limit', (board, listed, free) => {
  expect(newListing(board, listed).free).toBe(free);
});

test('every known board has its rules, and an unknown one has none', () => {
  for (const board of BOARDS) {
    expect(standingPercent(board, true, '2024-01-05')).toBeGreaterThan(0);
    const { free, first } = newListing(board, '2024-01-05');
    expect(free > 0 || first !== null).toBe(true);
  }
  expect(() => newListing('otc' as 'main', null)).toThrow(new RangeError('no rule for the board otc'));
});
