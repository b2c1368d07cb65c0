import { runningSum } from './running-sum.ts';

it('a running sum begins with the first value, stays unchanged where one is missing, and ends with the last', () => {
  expect(runningSum([null, 1, 2, null, -4, null])).toEqual([null, 1, 3, 3, -1, null]);
  expect(runningSum([])).toEqual([]);
});
