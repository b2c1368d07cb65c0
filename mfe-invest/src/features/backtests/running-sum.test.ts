import { runningSum } from './running-sum.ts';

it('a running sum begins with the first value and stands still where one is missing', () => {
  expect(runningSum([null, 1, 2, null, -4])).toEqual([null, 1, 3, 3, -1]);
  expect(runningSum([])).toEqual([]);
});
