import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { percentileByWalking } from '../testing/oracles/percentile-by-walking.ts';
import { linearPercentile, percentileOfSorted } from './linear-percentile.ts';

test('it is between the order statistics around rank (n − 1)q', () => {
  // Sorted 1 2 4 8; 0.25 → rank 0.75 → 2 − 1·0.25; 0.5 → rank 1.5 → 4 − 2·0.5; 0.1 → rank 0.3 → 1.3.
  const values = Object.freeze([8, 1, 4, 2]);
  expect(linearPercentile(values, 0.25)).toBe(1.75);
  expect(linearPercentile(values, 0.5)).toBe(3);
  expect(linearPercentile(values, 0.1)).toBeCloseTo(1.3, 15);
  expect(linearPercentile(values, 0)).toBe(1);
  expect(linearPercentile(values, 1)).toBe(8);
});

test('from the middle on it is rounded from the upper neighbour, as numpy does', () => {
  // 0.1 + (0.4 − 0.1) · 0.8 would be 0.3400000000000001 in doubles.
  expect(percentileOfSorted([0.1, 0.4], 0.8)).toBe(0.34);
  // And 0.7 − (0.7 − 0.1) · 0.5 is 0.39999999999999997, where 0.1 + 0.6 · 0.5 would be 0.4.
  expect(percentileOfSorted([0.1, 0.7], 0.5)).toBe(0.39999999999999997);
});

test('missing values do not count, no values have none', () => {
  expect(linearPercentile([NaN, 3, NaN, 1], 0.5)).toBe(2);
  expect(linearPercentile([], 0.5)).toBeNaN();
  expect(linearPercentile([NaN], 0.5)).toBeNaN();
  expect(linearPercentile([7], 0.05)).toBe(7);
});

test('the order given does not matter and is not changed', () => {
  const values = Float64Array.from({ length: 101 }, (_, at) => (at * 37) % 101);
  expect(linearPercentile(values, 0.05)).toBe(5);
  expect(values[1]).toBe(37);
});

test('q is a fraction', () => {
  expect(() => linearPercentile([1], 5)).toThrow(RangeError);
  expect(() => linearPercentile([1], NaN)).toThrow('q must be from 0 to 1');
});

test('it is the share of the way between two order statistics, for any sample and share', () => {
  const next = seededRandom(2);
  for (let count = 1; count < 60; count += 1) {
    const values = Array.from({ length: count }, () => Math.round(next() * 20));
    const sorted = [...values].sort((one, other) => one - other);
    const q = next();
    const below = Math.floor((count - 1) * q);
    const lower = sorted[below] ?? NaN;
    const expected = lower + ((sorted[below + 1] ?? lower) - lower) * ((count - 1) * q - below);
    expect(linearPercentile(values, q)).toBeCloseTo(expected, 12);
  }
});

test('it rises with the share, from the least to the greatest', () => {
  const values = [3, -1, 4, -1, 5, 9, -2, 6];
  const shares = Array.from({ length: 101 }, (_, at) => linearPercentile(values, at / 100));
  expect(shares[0]).toBe(-2);
  expect(shares[100]).toBe(9);
  expect(shares.every((value, at) => at === 0 || value >= (shares[at - 1] ?? NaN))).toBe(true);
});

test('of a longer array only the part in use counts', () => {
  expect(percentileOfSorted([1, 2, 3, -9, -9], 1, 3)).toBe(3);
  expect(percentileOfSorted([1, 2, 3, -9, -9], 0.75, 3)).toBe(2.5);
  expect(percentileOfSorted([1], 0.5, 0)).toBeNaN();
  expect(percentileOfSorted([1], 0, 0)).toBeNaN();
});

/** Sorted 10 20 30 40 50: rank 4q. */
test.each([
  [0, 10, 'the least'],
  [0.1, 14, 'rank 0.4: 10 + 10 · 0.4'],
  [0.25, 20, 'rank 1, a value itself'],
  [0.3, 22, 'rank 1.2: 20 + 10 · 0.2'],
  [0.5, 30, 'rank 2, the median'],
  [0.9, 46, 'rank 3.6: 50 − 10 · 0.4'],
  [1, 50, 'the greatest'],
])('a share of %d is %d: %s', (q, expected) => {
  expect(linearPercentile(Object.freeze([40, 10, 50, 30, 20]), q)).toBeCloseTo(expected, 13);
});

test.each([
  ['ties', [2, 2, 2, 9], 0.5, 2],
  ['two values', [1, 2], 0.25, 1.25],
  ['all equal', [0.1, 0.1, 0.1], 0.37, 0.1],
  ['tiny values', [1e-300, 3e-300], 0.5, 2e-300],
  ['a value that is there, beside an infinite one', [1, Infinity], 0, 1],
  ['an infinite value that is there', [-Infinity, 0, 1], 0, -Infinity],
  ['infinite ties', [Infinity, Infinity, 0], 0.75, Infinity],
  ['neighbours whose distance is beyond every number', [-1.5e308, 1.5e308], 0, -1.5e308],
])('of %s', (_, values, q, expected) => {
  expect(linearPercentile(values, q)).toBe(expected);
});

test.each([1, 2, 3, 4, 5, 6])('seed %i: it equals a walk along the sample', (seed) => {
  for (const count of [1, 2, 3, 7, 40]) {
    const values = gappySample(10 * seed + count, { count, gaps: 0.2, ties: 0.3 });
    const shares = [0, 0.01, 0.05, 0.25, 1 / 3, 0.5, 0.77, 0.95, 0.99, 1];
    expectClose(
      shares.map((q) => linearPercentile(values, q)),
      shares.map((q) => percentileByWalking(values, q)),
      1e-11,
    );
  }
});

test.each([-0.01, 1.01, Infinity, NaN])('%d is no share, of a sorted sample either', (q) => {
  expect(() => percentileOfSorted([1, 2], q)).toThrow(new RangeError(`q must be from 0 to 1, not ${q}`));
});

test('for a negated sample the share is counted from the other end', () => {
  const values = gappySample(3, { count: 25 });
  const mirrored = values.map((value) => -value);
  for (const q of [0, 0.1, 0.4, 0.9])
    expect(linearPercentile(mirrored, q)).toBeCloseTo(-linearPercentile(values, 1 - q), 12);
});
