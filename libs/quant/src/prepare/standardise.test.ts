import { ranksOf } from '../factor/testing/plain-day.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { powerMoment } from '../testing/oracles/power-moment.ts';
import { moments } from '../stats/moments.ts';
import { percentileRanks } from '../stats/percentile-ranks.ts';
import { CrossSection } from './cross-section.ts';
import { standardise, type StandardiseBy } from './standardise.ts';

function standardised(values: readonly number[], by: StandardiseBy): number[] {
  const section = new CrossSection(values.length);
  section.gather(Float64Array.from(values), 0);
  section.sort();
  standardise(section, by);
  return [...section.values.subarray(0, section.count)];
}

test('a z-score with ddof 1 is as computed by hand', () => {
  // Mean 4, deviations −2 0 2, std 2.
  expect(standardised(Object.freeze([2, 4, 6]), 'z-score')).toEqual([-1, 0, 1]);
});

test('z-scores have mean 0 and deviation 1, wherever the values are', () => {
  const scores = standardised(
    Array.from({ length: 99 }, (_, at) => 1e3 + Math.sin(at * at)),
    'z-score',
  );
  expect(moments(scores).mean).toBeCloseTo(0, 12);
  expect(moments(scores).std).toBeCloseTo(1, 12);
});

test('ranks are shares with ties halved, in the order given', () => {
  expect(standardised([4, 2, 1, 2], 'rank')).toEqual([0.875, 0.5, 0.125, 0.5]);
});

test('ranks are the percentile ranks of the present values', () => {
  const values = Array.from({ length: 300 }, (_, at) => ((at * 7919) % 61) - 30 + (at % 3) / 8);
  expect(standardised(values, 'rank')).toEqual([...percentileRanks(values)]);
});

test('a monotone change leaves the ranks', () => {
  const values = Array.from({ length: 50 }, (_, at) => Math.sin(at * at));
  expect(standardised(values.map(Math.exp), 'rank')).toEqual(standardised(values, 'rank'));
});

test('equal values have no score and rank in the middle, and so does one alone', () => {
  expect(standardised([0.1, 0.1, 0.1], 'z-score')).toEqual([NaN, NaN, NaN]);
  expect(standardised([7], 'z-score')).toEqual([NaN]);
  expect(standardised([0, 0], 'z-score')).toEqual([NaN, NaN]);
  expect(standardised([0.1, 0.1, 0.1], 'rank')).toEqual([0.5, 0.5, 0.5]);
  expect(standardised([7], 'rank')).toEqual([0.5]);
  expect(standardised([], 'rank')).toEqual([]);
});

test('neither depends on scale and location of the values', () => {
  const values = Array.from({ length: 60 }, (_, at) => Math.sin(at * at));
  const moved = values.map((value) => 250 + 8 * value);
  const scores = standardised(values, 'z-score');
  standardised(moved, 'z-score').forEach((value, at) => expect(value).toBeCloseTo(scores[at] ?? NaN, 11));
  expect(standardised(moved, 'rank')).toEqual(standardised(values, 'rank'));
});

test('ranks have one half as their mean, ties or not', () => {
  for (const count of [1, 2, 9, 50]) {
    const ranks = standardised(
      Array.from({ length: count }, (_, at) => (at * 3) % 7),
      'rank',
    );
    expect(moments(ranks).mean).toBeCloseTo(0.5, 14);
    expect(Math.min(...ranks)).toBeGreaterThan(0);
    expect(Math.max(...ranks)).toBeLessThan(1);
  }
});

/** (x − mean) / std, with their mean and ddof 1 deviation. */
test.each([
  // Mean 2, std √2.
  ['two values', [1, 3], [-Math.SQRT1_2, Math.SQRT1_2]],
  // Mean 1, Σd² = 12: std 2.
  ['ties', [0, 0, 0, 4], [-0.5, -0.5, -0.5, 1.5]],
  // Mean 0, std 1e100.
  ['huge values', [-1e100, 0, 1e100], [-1, 0, 1]],
  ['tiny values', [-1e-100, 0, 1e-100], [-1, 0, 1]],
  ['values of the last bits', [1, 1 + 2 ** -40], [-Math.SQRT1_2, Math.SQRT1_2]],
  ['missing and infinite ones, which are not there', [NaN, 1, Infinity, 3], [-Math.SQRT1_2, Math.SQRT1_2]],
])('the scores of %s', (_, values, expected) => {
  expectClose(standardised(Object.freeze(values), 'z-score'), expected, 1e-9);
});

test.each([
  ['all missing', [NaN, NaN], []],
  ['nothing', [], []],
  ['both zeros, which are one value', [0, -0], [NaN, NaN]],
  ['equal values far from zero', [1e9 + 0.1, 1e9 + 0.1], [NaN, NaN]],
])('of %s', (_, values, expected) => {
  expect(standardised(values, 'z-score')).toEqual(expected);
});

/** (places below + half of the ties) / n. */
test.each([
  ['two values', [9, 1], [0.75, 0.25]],
  ['ties at the top', [5, 1, 5, 3], [0.75, 0.125, 0.75, 0.375]],
  ['both zeros, which are one value', [0, -0, 1], [1 / 3, 1 / 3, 5 / 6]],
  ['huge and tiny values', [1e308, 5e-324, -1e308], [5 / 6, 0.5, 1 / 6]],
  ['missing ones, which are not there', [NaN, 2, NaN, 1], [0.75, 0.25]],
])('the ranks of %s', (_, values, expected) => {
  expectClose(standardised(values, 'rank'), expected, 1e-15);
});

test.each([1, 2, 3, 4])('seed %i: scores have mean 0 and deviation 1, and ranks are counted', (seed) => {
  const values = gappySample(seed, { count: 70, gaps: 0.2, ties: 0.5 });
  const kept = values.filter((value) => !Number.isNaN(value));
  const scores = standardised(values, 'z-score');
  const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length;
  expect(Math.abs(mean)).toBeLessThan(1e-14);
  expect((powerMoment(scores, 2) * scores.length) / (scores.length - 1)).toBeCloseTo(1, 13);
  expectClose(
    standardised(values, 'rank'),
    ranksOf(kept).map((rank) => (rank - 0.5) / kept.length),
    1e-14,
  );
});

test('scores of scores are the scores, and ranks of ranks are the ranks', () => {
  const values = gappySample(5, { count: 40, ties: 0.4 });
  for (const by of ['z-score', 'rank'] as const) {
    const once = standardised(values, by);
    expectClose(standardised(once, by), once, 1e-13);
  }
});
