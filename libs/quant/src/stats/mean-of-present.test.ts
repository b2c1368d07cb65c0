import { meanOfPresent } from './mean-of-present.ts';

test('missing values are left out of sum and count', () => {
  expect(meanOfPresent(Object.freeze([1, NaN, 3]))).toBe(2);
  expect(meanOfPresent(new Float64Array([0, 0, 3]))).toBe(1);
});

test('too few values have no mean', () => {
  expect(meanOfPresent([1, NaN, 3], 2)).toBe(2);
  expect(meanOfPresent([1, NaN, 3], 3)).toBeNaN();
});

test('nothing has no mean, however few are asked for', () => {
  expect(meanOfPresent([], 0)).toBeNaN();
  expect(meanOfPresent([NaN], 0)).toBeNaN();
});
