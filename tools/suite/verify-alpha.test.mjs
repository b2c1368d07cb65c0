import { meanAlpha } from './verify-alpha.mjs';

test('the mean and its standard error', () => {
  expect(meanAlpha([1, 2, 3])).toEqual({ mean: 2, error: Math.sqrt(1 / 3), count: 3 });
  expect(meanAlpha([0.5, 0.5])).toEqual({ mean: 0.5, error: 0, count: 2 });
});

test('one alpha that is missing is no mean', () => {
  expect(meanAlpha([1, NaN]).mean).toBeNaN();
});
