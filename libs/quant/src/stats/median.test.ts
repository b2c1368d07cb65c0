import { median } from './median.ts';

test('the middle value, or the mean of the middle two', () => {
  expect(median(Object.freeze([3, 1, 2]))).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([10, -9, 2])).toBe(2);
});

test('missing values do not count', () => {
  expect(median([NaN, 5, NaN, 1])).toBe(3);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
  expect(median([NaN])).toBeNaN();
});
