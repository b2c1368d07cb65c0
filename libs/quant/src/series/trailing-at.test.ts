import { trailingAt } from './trailing-at.ts';

const FIRST = 2023 * 4;
/** Quarter by quarter of two years, each cumulated: 1, 3, 6, 10 and 5, 11, 18, 26. */
const CUMULATED = [1, 3, 6, 10, 5, 11, 18, 26];
const valueOf = (report: number): number => CUMULATED[report - FIRST] ?? NaN;

test.each([
  ['the first quarter: 5 + 10 − 1', 4, 14],
  ['the second: 11 + 10 − 3', 5, 18],
  ['the third: 18 + 10 − 6', 6, 22],
  ['the year itself', 7, 26],
  ['the first year, which has no earlier one', 2, NaN],
  ['the first year at its end', 3, 10],
])('%s', (_, at, expected) => {
  expect(trailingAt(FIRST + at, valueOf)).toBe(expected);
});

test.each([3, 1, 5])('without report %i there is none', (missing) => {
  expect(trailingAt(FIRST + 5, (report) => (report === FIRST + missing ? NaN : valueOf(report)))).toBeNaN();
});
