import { oneSampleT } from './one-sample-t.ts';

test('it is the test of a sample worked by hand', () => {
  // Mean 2, std √((4 + 0 + 4) / 2) = 2, t = 2 / (2/√3) = √3; df 2: p = 1 − √3/√(2 + 3).
  const { t, p } = oneSampleT(Object.freeze([0, 2, 4]));
  expect(t).toBeCloseTo(Math.sqrt(3), 14);
  expect(p).toBeCloseTo(1 - Math.sqrt(3 / 5), 14);
});

test('missing values are not degrees of freedom', () => {
  expect(oneSampleT([NaN, 0, 2, NaN, 4])).toEqual(oneSampleT([0, 2, 4]));
});

test('a mean below zero has a negative t and the same p', () => {
  const { t, p } = oneSampleT([0, -2, -4]);
  expect(t).toBeCloseTo(-Math.sqrt(3), 14);
  expect(p).toBe(oneSampleT([0, 2, 4]).p);
});

test('one value or equal ones cannot be tested', () => {
  expect(oneSampleT([5])).toEqual({ t: NaN, p: NaN });
  expect(oneSampleT([0.1, 0.1, 0.1])).toEqual({ t: NaN, p: NaN });
  expect(oneSampleT([])).toEqual({ t: NaN, p: NaN });
});
