import { meanOfPresent } from './mean-of-present.ts';

test('missing values are left out of sum and count', () => {
  expect(meanOfPresent(Object.freeze([1, NaN, 3]))).toBe(2);
  expect(meanOfPresent(new Float64Array([0, 0, 3]))).toBe(1);
});

test('too few values have no mean', () => {
  expect(meanOfPresent([1, NaN, 3], 2)).toBe(2);
  expect(meanOfPresent([1, NaN, 3], 3)).toBeNaN();
});

test('no values have no mean, however few are required', () => {
  expect(meanOfPresent([], 0)).toBeNaN();
  expect(meanOfPresent([NaN], 0)).toBeNaN();
});

test.each([
  ['one value', [7], 1, 7],
  ['both zeros', [0, -0], 1, 0],
  ['values that take each other back', [1e16, 1, -1e16], 1, 0],
  ['huge values', [4e307, 6e307], 1, 5e307],
  ['tiny values', [2e-320, 4e-320], 1, 3e-320],
  ['an infinite value', [1, Infinity], 1, Infinity],
  ['both infinities', [Infinity, -Infinity], 1, NaN],
  ['as many as are asked for', [1, 2, 6], 3, 3],
  ['one fewer than are asked for', [1, 2, 6], 4, NaN],
  ['all missing', [NaN, NaN], 1, NaN],
])('of %s', (_, values, least, expected) => {
  expect(meanOfPresent(values, least)).toBe(expected);
});

test('any iterable of numbers is accepted, also one that can be read only once', () => {
  const once = new Set([4, NaN, 8]).values();
  expect(meanOfPresent(once)).toBe(6);
  expect(meanOfPresent(once)).toBeNaN();
});
