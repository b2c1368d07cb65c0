import { median, noise, quantile } from './statistics.mjs';

test('the median of an even number is the mean of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('quantiles interpolate as numpy does', () => {
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
});

test('equal runs have no noise', () => {
  expect(noise([5, 5, 5])).toBe(0);
});
