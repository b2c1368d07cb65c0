import { quartersAlone, rowsBefore, trailingYears, yearsBefore, yearStarts } from './report-rows.ts';
import { FIRST } from './testing/made-set.ts';

const NONE = NaN;
/** A year and a half of cumulated revenue: 10, 20, 30, 40 by quarter, then 11, 22. */
const REVENUE = [10, 30, 60, 100, 11, 33];
const rows = (figures: readonly number[], members = 1, first = FIRST) =>
  Object.freeze({ figures: Float64Array.from(figures), members, first });

test('a quarter alone is the report less the one before it in its year', () => {
  expect([...quartersAlone(rows(REVENUE))]).toEqual([10, 20, 30, 40, 11, 22]);
});

test('a missing report leaves two quarters without a figure, and no other', () => {
  expect([...quartersAlone(rows([10, NONE, 60, 100, 11, 33]))]).toEqual([10, NONE, NONE, 40, 11, 22]);
});

test('a window that begins within a year has no first quarter', () => {
  expect([...quartersAlone(rows([30, 60], 1, FIRST + 1))]).toEqual([NONE, 30]);
});

test('the last four quarters are the year to date and the rest of the year before', () => {
  expect([...trailingYears(rows(REVENUE))]).toEqual([NONE, NONE, NONE, 100, 11 + 100 - 10, 33 + 100 - 30]);
});

test('each member has its own: one without last year has no trailing year', () => {
  const figures = [10, 5, 30, 15, 60, 30, 100, NONE, 11, 6];
  expect([...trailingYears(rows(figures, 2)).subarray(6)]).toEqual([100, NONE, 101, NONE]);
});

test('balances are compared with a year before, and averaged with the year’s start', () => {
  expect([...yearsBefore(rows(REVENUE))]).toEqual([NONE, NONE, NONE, NONE, 10, 30]);
  expect([...yearStarts(rows(REVENUE))]).toEqual([NONE, NONE, NONE, NONE, 100, 100]);
  expect([...rowsBefore(rows(REVENUE), 1)]).toEqual([NONE, 10, 30, 60, 100, 11]);
});

test('losses are figures like any other', () => {
  expect([...quartersAlone(rows([-5, -2]))]).toEqual([-5, 3]);
});

test('an empty set has no rows', () => {
  expect(trailingYears(rows([], 0))).toHaveLength(0);
  expect(quartersAlone(rows([], 0))).toHaveLength(0);
});
