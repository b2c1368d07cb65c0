import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { oneSampleT } from './one-sample-t.ts';

test('it is the test of a sample as computed by hand', () => {
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

/** t = mean √n / std; p of one degree 1 − 2/π · arctan t, of two 1 − t / √(2 + t²), of four by its finite sum. */
test.each([
  // Mean 2, std √2: t = 2 √2 / √2 = 2.
  ['two values', [1, 3], 2, 1 - (2 / Math.PI) * Math.atan(2)],
  // Mean 1, deviations −1 1 0, std 1: t = √3.
  ['three values', [0, 2, 1], Math.sqrt(3), 1 - Math.sqrt(3 / 5)],
  // Mean 0: there is no evidence against it.
  ['a mean of zero', [-1, 0, 1], 0, 1],
  // Mean 3, Σd² = 10, std √2.5: t = 3 √5 / √2.5 = √18; four degrees, sin² = 18/22: 1 − sin (1 + cos²/2).
  ['a straight row', [1, 2, 3, 4, 5], Math.sqrt(18), 1 - Math.sqrt(18 / 22) * (1 + 4 / 22 / 2)],
])('of %s', (_, values, t, p) => {
  expectClose(Object.values(oneSampleT(Object.freeze(values))), [t, p], 1e-13);
});

test.each([
  ['all missing', [NaN, NaN]],
  ['one value among missing ones', [NaN, 3]],
  ['both zeros', [0, -0]],
  ['infinite values', [1, Infinity, 2]],
])('%s cannot be tested', (_, values) => {
  expect(oneSampleT(values)).toEqual({ t: NaN, p: NaN });
});

test('neither the scale nor the order of the values matters', () => {
  const values = gappySample(4, { count: 30, gaps: 0.1 }).map((value) => value + 0.5);
  const { t, p } = oneSampleT(values);
  for (const other of [[...values].reverse(), values.map((value) => value * 1e-50)])
    expectClose(Object.values(oneSampleT(other)), [t, p], 1e-12);
});
