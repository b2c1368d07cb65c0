import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { powerMoment } from '../testing/oracles/power-moment.ts';
import { moments } from './moments.ts';

test('they are those of a sample as computed by hand', () => {
  // Mean 4; deviations −3 −2 −1 0 6; squares 9 4 1 0 36 = 50, m2 = 10, ddof 1: 12.5;
  // cubes −27 −8 −1 0 216 = 180, m3 = 36; fourths 81 16 1 0 1296 = 1394, m4 = 278.8.
  const found = moments(Object.freeze([1, 2, 3, 4, 10]));
  expect(found.count).toBe(5);
  expect(found.mean).toBe(4);
  expect(found.std).toBeCloseTo(Math.sqrt(12.5), 14);
  expect(found.skew).toBeCloseTo(36 / 10 ** 1.5, 14);
  expect(found.kurtosis).toBeCloseTo(278.8 / 100 - 3, 14);
});

test('missing values do not count', () => {
  expect(moments([NaN, 1, 2, NaN, 3, 4, 10])).toEqual(moments([1, 2, 3, 4, 10]));
});

test('a mirrored sample has the opposite skew, a scaled one the same shape', () => {
  const values = [0.3, -1.2, 2.5, 0.7, 0.1, -0.4];
  const own = moments(values);
  const mirrored = moments(values.map((value) => -value));
  const scaled = moments(values.map((value) => 4 * value));
  expect(mirrored.skew).toBeCloseTo(-own.skew, 14);
  expect(mirrored.kurtosis).toBeCloseTo(own.kurtosis, 14);
  expect(scaled.std).toBeCloseTo(4 * own.std, 14);
  expect(scaled.skew).toBeCloseTo(own.skew, 14);
});

test('a shift far larger than the spread changes nothing but the mean', () => {
  const values = [1, 2, 3, 4, 10];
  const far = moments(values.map((value) => value + 2 ** 30));
  expect(far.mean).toBe(2 ** 30 + 4);
  expect(far.std).toBeCloseTo(moments(values).std, 12);
  expect(far.skew).toBeCloseTo(moments(values).skew, 12);
});

test('a flat sample has no shape and a deviation of exactly zero', () => {
  // Seven times 0.1 does not sum to 0.7: only the second pass finds the mean to be 0.1.
  expect(moments([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])).toEqual({
    count: 7,
    mean: 0.1,
    std: 0,
    skew: NaN,
    kurtosis: NaN,
  });
  expect(moments([0, 0]).std).toBe(0);
  expect(moments([1, 1 - Number.EPSILON / 2, 1]).std).toBe(0);
});

test('one value has only a mean, no values have none', () => {
  expect(moments([2])).toEqual({ count: 1, mean: 2, std: NaN, skew: NaN, kurtosis: NaN });
  expect(moments([])).toEqual({ count: 0, mean: NaN, std: NaN, skew: NaN, kurtosis: NaN });
  expect(moments([NaN]).count).toBe(0);
});

test('random samples have the moments of the definitions, in any order', () => {
  const next = seededRandom(5);
  for (const count of [2, 3, 10, 101]) {
    const values = Array.from({ length: count }, () => next() ** 3 - 0.2);
    const power = (exponent: number): number => {
      const mean = values.reduce((sum, value) => sum + value, 0) / count;
      return values.reduce((sum, value) => sum + (value - mean) ** exponent, 0) / count;
    };
    for (const sample of [values, [...values].reverse()]) {
      const found = moments(sample);
      expect(found.std).toBeCloseTo(Math.sqrt((power(2) * count) / (count - 1)), 13);
      expect(found.skew).toBeCloseTo(power(3) / power(2) ** 1.5, 11);
      expect(found.kurtosis).toBeCloseTo(power(4) / power(2) ** 2 - 3, 11);
    }
  }
});

test('two values have no skew and the least kurtosis there is', () => {
  expect(moments([1, 5]).skew).toBeCloseTo(0, 15);
  expect(moments([1, 5]).kurtosis).toBeCloseTo(-2, 14);
});

/** The sums behind each line: Σd², Σd³, Σd⁴ of the deviations d from the mean. */
test.each([
  ['two values', [3, 7], 5, Math.sqrt(8), 0, -2],
  // Mean 1; d −1 −1 −1 3: Σd² = 12, Σd³ = 24, Σd⁴ = 84; m2 = 3, m3 = 6, m4 = 21.
  ['one out of four', [0, 0, 0, 4], 1, 2, 6 / 3 ** 1.5, 21 / 9 - 3],
  // Mean 2; d −2 −1 0 1 2: Σd² = 10, Σd⁴ = 34; m2 = 2, m4 = 6.8.
  ['a straight row', [0, 1, 2, 3, 4], 2, Math.sqrt(2.5), 0, 6.8 / 4 - 3],
  // Mean −1; d 1 1 −2: Σd² = 6, Σd³ = −6, Σd⁴ = 18; m2 = 2, m3 = −2, m4 = 6.
  ['a long lower tail', [0, 0, -3], -1, Math.sqrt(3), -2 / 2 ** 1.5, 6 / 4 - 3],
])('of %s', (_, values, mean, std, skew, kurtosis) => {
  const found = moments(Object.freeze(values));
  expectClose([found.mean, found.std, found.skew, found.kurtosis], [mean, std, skew, kurtosis], 1e-14);
});

test.each([1, 2, 3, 4, 5])('seed %i: a sample with gaps has the moments of its present values', (seed) => {
  const values = gappySample(seed, { count: 30 * seed, gaps: 0.25, ties: 0.3 });
  const kept = values.filter((value) => !Number.isNaN(value));
  const [second, third, fourth] = [2, 3, 4].map((power) => powerMoment(kept, power));
  const { count, std, skew, kurtosis } = moments(values);
  expect(count).toBe(kept.length);
  expectClose(
    [std ** 2, skew, kurtosis],
    [
      ((second ?? NaN) * count) / (count - 1),
      (third ?? NaN) / (second ?? NaN) ** 1.5,
      (fourth ?? NaN) / (second ?? NaN) ** 2 - 3,
    ],
    1e-11,
  );
});

test.each([
  ['all of them missing', [NaN, NaN], 0],
  ['an infinite value, which has no distance from its mean', [1, 2, Infinity], 3],
  ['both infinities', [Infinity, -Infinity], 2],
])('there is no figure of %s', (_, values, count) => {
  expect(moments(values)).toEqual({ count, mean: NaN, std: NaN, skew: NaN, kurtosis: NaN });
});

test.each([1e-150, 1e-30, 1e30, 1e70])('at a scale of %d the shape is the same', (scale) => {
  const [own, scaled] = [moments([1, 2, 3, 4, 10]), moments([1, 2, 3, 4, 10].map((value) => value * scale))];
  expectClose([scaled.mean / scale, scaled.std / scale], [own.mean, own.std]);
  // Fourth powers of 1e-150 underflow to zero: shapes are compared only where they can be computed.
  if (scale > 1e-80) expectClose([scaled.skew, scaled.kurtosis], [own.skew, own.kurtosis]);
});

test('both zeros are one value, and flat', () => {
  expect(moments([0, -0, 0])).toEqual({ count: 3, mean: 0, std: 0, skew: NaN, kurtosis: NaN });
});

test('the smallest deviation that is more than rounding is one', () => {
  expect(moments([1, 1 + 16 * Number.EPSILON]).std).toBeGreaterThan(0);
  expect(moments([1, 1 + 4 * Number.EPSILON]).std).toBe(0);
});
