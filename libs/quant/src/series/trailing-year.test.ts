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
