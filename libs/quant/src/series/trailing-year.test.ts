import { trailingYear } from './trailing-year.ts';

test('quarters of this year take the place of the same quarters of the last', () => {
  expect(trailingYear({ yearToDate: 30, lastYear: 100, lastYearToDate: 20 })).toBe(110);
});

test('at the year’s end it is the year itself', () => {
  expect(trailingYear({ yearToDate: 120, lastYear: 100, lastYearToDate: 100 })).toBe(120);
});

test('a missing part makes it missing', () => {
  expect(trailingYear({ yearToDate: 30, lastYear: NaN, lastYearToDate: 20 })).toBeNaN();
});

/** This year so far + the whole last year − the same part of it. */
test.each([
  ['a loss this year: −5 + 100 − 20', -5, 100, 20, 75],
  ['a loss last year: 30 − 40 + 10', 30, -40, -10, 0],
  ['the first quarter of a year like the last', 25, 100, 25, 100],
  ['nothing at all', 0, 0, 0, 0],
  ['huge figures', 3e300, 1e300, 2e300, 2e300],
])('%s', (_, yearToDate, lastYear, lastYearToDate, expected) => {
  expect(trailingYear({ yearToDate, lastYear, lastYearToDate })).toBe(expected);
});

test.each(['yearToDate', 'lastYear', 'lastYearToDate'] as const)('without %s there is none', (missing) => {
  const parts = { yearToDate: 30, lastYear: 100, lastYearToDate: 20 };
  parts[missing] = NaN;
  expect(trailingYear(parts)).toBeNaN();
});

test('it is the sum of the last four quarters', () => {
  const quarters = [3, 5, 7, 11, 13, 17, 19, 23];
  const sum = (from: number, to: number): number =>
    quarters.slice(from, to).reduce((total, quarter) => total + quarter, 0);
  for (let done = 1; done <= 4; done += 1) {
    const parts = { yearToDate: sum(4, 4 + done), lastYear: sum(0, 4), lastYearToDate: sum(0, done) };
    expect(trailingYear(parts)).toBe(sum(done, 4 + done));
  }
});
