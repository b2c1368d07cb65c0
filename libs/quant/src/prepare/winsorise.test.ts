import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { percentileByWalking } from '../testing/oracles/percentile-by-walking.ts';
import { median } from '../stats/median.ts';
import { CrossSection } from './cross-section.ts';
import { winsorise, type WinsoriseBy } from './winsorise.ts';

function winsorised(values: readonly number[], by: WinsoriseBy): number[] {
  const section = new CrossSection(values.length);
  section.gather(Float64Array.from(values), 0);
  section.sort();
  winsorise(section, by);
  const used = section.values.slice(0, section.count);
  expect([...section.sorted.slice(0, section.count)]).toEqual([...used].sort((one, other) => one - other));
  return [...used];
}

test('values further than three deviations from the median are pulled in', () => {
  // Median 3; deviations 2 1 0 1 97: their median 1; bounds 3 ± 4.4478.
  expect(winsorised(Object.freeze([1, 2, 3, 4, 100]), 'mad')).toEqual([1, 2, 3, 4, 3 + 3 * 1.4826]);
  expect(winsorised([-100, 2, 3, 4, 5], 'mad')).toEqual([3 - 3 * 1.4826, 2, 3, 4, 5]);
});

test('an even count has the mean of two deviations', () => {
  // Median 2.5; deviations 1.5 0.5 0.5 47.5: the middle two 0.5 and 1.5, 1; bounds 2.5 ± 4.4478.
  expect(winsorised([50, 3, 2, 1], 'mad')).toEqual([2.5 + 3 * 1.4826, 3, 2, 1]);
});

test('the bounds equal those of medians computed by sorting', () => {
  for (let count = 1; count <= 40; count += 1) {
    const values = Array.from({ length: count }, (_, at) => Math.tan(at * at + count));
    const middle = median(values);
    const reach = 3 * 1.4826 * median(values.map((value) => Math.abs(value - middle)));
    const expected = values.map((value) => Math.min(Math.max(value, middle - reach), middle + reach));
    const found = winsorised(values, 'mad');
    found.forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? NaN, 12));
  }
});

test('where most are equal the others stay unchanged', () => {
  expect(winsorised([0, 0, 0, 0, 7, 8], 'mad')).toEqual([0, 0, 0, 0, 7, 8]);
  expect(winsorised([5], 'mad')).toEqual([5]);
});

test('percentiles are numpy’s, between values', () => {
  // 101 values 0 … 100: the 1st is 1, the 99th 99. Of 0 1 2 3 4: 0.04 and 3.96.
  const hundred = Array.from({ length: 101 }, (_, at) => (at * 7) % 101);
  expect(winsorised(hundred, 'percentile')).toEqual(hundred.map((value) => Math.min(Math.max(value, 1), 99)));
  const five = winsorised([4, 0, 1, 2, 3], 'percentile');
  [3.96, 0.04, 1, 2, 3].forEach((value, at) => expect(five[at]).toBeCloseTo(value, 14));
});

test('order is never reversed', () => {
  const values = Array.from({ length: 200 }, (_, at) => Math.tan(at * at));
  for (const by of ['mad', 'percentile'] as const) {
    const found = winsorised(values, by);
    const places = values.map((_, at) => at).sort((a, b) => (values[a] ?? NaN) - (values[b] ?? NaN));
    const inOrder = places.map((at) => found[at] ?? NaN);
    expect(inOrder.every((value, at) => at === 0 || value >= (inOrder[at - 1] ?? NaN))).toBe(true);
  }
});

test('a date without values stays empty', () => {
  expect(winsorised([NaN, NaN], 'mad')).toEqual([]);
  expect(winsorised([], 'percentile')).toEqual([]);
});

/** The median m, the median deviation d, and the bounds m ± 4.4478 d. */
test.each([
  // m 0, d 1: ±4.4478.
  ['both sides', [-10, -1, 0, 1, 10], [-4.4478, -1, 0, 1, 4.4478]],
  // m 3, d 2 (deviations 2 2 2 5 97 of an even count: 2).
  ['ties', [1, 1, 5, 5, 8, -94], [1, 1, 5, 5, 8, 3 - 4.4478 * 2]],
  // m 1.5, d ½: −0.7239 … 3.7239.
  ['two values, which bound each other', [1, 2], [1, 2]],
  // m 0, d 1e-300.
  ['tiny values', [-1e-300, 0, 1e-300], [-1e-300, 0, 1e-300]],
  ['all equal', [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]],
  ['missing and infinite ones, which are not there', [NaN, 1, 2, Infinity, 3], [1, 2, 3]],
])('by deviation: %s', (_, values, expected) => {
  expectClose(winsorised(Object.freeze(values), 'mad'), expected, 1e-13);
});

/** Ranks 0.01 (n − 1) and 0.99 (n − 1), between the two least and the two greatest. */
test.each([
  ['one value', [5], [5]],
  // 0 + 0.01, 1 − 0.01.
  ['two values', [0, 1], [0.01, 0.99]],
  // Ranks 0.02 and 1.98.
  ['three', [10, 0, 20], [10, 0.2, 19.8]],
  ['all equal', [7, 7, 7], [7, 7, 7]],
  // Ranks 0.03 and 2.97: between equal ones.
  ['ties at the ends', [0, 0, 9, 9], [0, 0, 9, 9]],
])('by percentile: %s', (_, values, expected) => {
  expectClose(winsorised(Object.freeze(values), 'percentile'), expected, 1e-13);
});

test.each([1, 2, 3, 4])('seed %i: bounds are medians and percentiles walked to', (seed) => {
  const values = gappySample(seed, { count: 60, gaps: 0.2, ties: 0.2 }).map((value) => value ** 3);
  const kept = values.filter((value) => !Number.isNaN(value));
  const clamp = (low: number, high: number): number[] =>
    kept.map((value) => Math.min(Math.max(value, low), high));
  const middle = percentileByWalking(kept, 0.5);
  const reach =
    4.4478 *
    percentileByWalking(
      kept.map((value) => Math.abs(value - middle)),
      0.5,
    );
  expectClose(winsorised(values, 'mad'), clamp(middle - reach, middle + reach), 1e-11);
  const [low, high] = [percentileByWalking(kept, 0.01), percentileByWalking(kept, 0.99)];
  expectClose(winsorised(values, 'percentile'), clamp(low, high), 1e-11);
});

test('by deviation a second time changes nothing, nor by percentile where the percentiles are values', () => {
  const values = gappySample(7, { count: 101 }).map((value) => value ** 5);
  for (const by of ['mad', 'percentile'] as const) {
    const once = winsorised(values, by);
    expect(once).not.toEqual(values);
    expect(winsorised(once, by)).toEqual(once);
  }
});

test('a mirrored sample has mirrored bounds', () => {
  const values = gappySample(8, { count: 45 }).map((value) => value ** 3);
  for (const by of ['mad', 'percentile'] as const)
    expectClose(
      winsorised(
        values.map((value) => -value),
        by,
      ).map((value) => -value),
      winsorised(values, by),
      1e-12,
    );
});
