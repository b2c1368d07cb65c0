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

test('a z-score is worked by hand with ddof 1', () => {
  // Mean 4, deviations −2 0 2, std 2.
  expect(standardised(Object.freeze([2, 4, 6]), 'z-score')).toEqual([-1, 0, 1]);
});

test('z-scores have mean 0 and deviation 1, wherever the values lie', () => {
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

test('scale and place of the values are of no consequence to either', () => {
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
