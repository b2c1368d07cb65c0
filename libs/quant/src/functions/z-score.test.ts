import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { expectClose } from '../testing/expect-close.ts';
import { scoresOfPairs } from '../testing/oracles/functions/scores-of-pairs.ts';
import { callFunction } from './testing/call-function.ts';

test('deviations from the date’s mean, in standard deviations of n − 1', () => {
  // Mean 3, squares 4 + 0 + 4 = 8, std √(8 / 2) = 2.
  const values = Float64Array.from([1, 3, 5, NaN, NaN, 10, 10, NaN]);
  expect([...callFunction('zscore', [], [values], { dates: 2, stocks: 4 })]).toEqual([
    ...[-1, 0, 1, NaN],
    ...[NaN, NaN, NaN, NaN],
  ]);
});

test('a value alone, and values that differ by rounding alone, have none', () => {
  const values = Float64Array.from([5, NaN, NaN, 1e6, 1e6, 1e6, 0.1 + 0.2, 0.3, 0.3]);
  const scores = [...callFunction('zscore', [], [values], { dates: 3, stocks: 3 })];
  expect(scores.every(Number.isNaN)).toBe(true);
});

test('infinite values count as missing', () => {
  const values = Float64Array.from([1, Infinity, 3, 5]);
  expect([...callFunction('zscore', [], [values], { dates: 1, stocks: 4 })]).toEqual([-1, NaN, 0, 1]);
});

test('far from zero it is as near to zero: shifting and scaling change nothing', () => {
  const size = { dates: 5, stocks: 100 };
  const values = seededPanel(4, { ...size, gaps: 0.2 }).map((value) => Math.round(value * 8) / 8);
  const scores = callFunction('zscore', [], [values], size);
  const moved = callFunction('zscore', [], [values.map((value) => 4 * value + 2 ** 30)], size);
  for (const [cell, score] of scores.entries())
    if (Number.isNaN(score)) expect(moved[cell]).toBeNaN();
    else expect(moved[cell]).toBeCloseTo(score, 8);
});

const scored = (values: number[]): Float64Array =>
  callFunction('zscore', [], [Float64Array.from(values)], { dates: 1, stocks: values.length });

test.each<[string, number[], number[]]>([
  ['no stocks', [], []],
  ['one', [3], [NaN]],
  // Mean 2, deviation √2.
  ['two', [1, 3], [-Math.SQRT1_2, Math.SQRT1_2]],
  ['all equal', [0.1, 0.1, 0.1], [NaN, NaN, NaN]],
  ['both zeros, which are equal', [0, -0], [NaN, NaN]],
  ['all missing', [NaN, NaN], [NaN, NaN]],
  ['infinities alone', [Infinity, -Infinity], [NaN, NaN]],
  ['one number among infinities', [Infinity, 4, -Infinity], [NaN, NaN, NaN]],
  // Mean 1, squares 1 + 1 + 1 + 9 = 12, deviation 2.
  ['ties', [0, 0, 0, 4], [-0.5, -0.5, -0.5, 1.5]],
  ['tiny values', [1e-150, 3e-150], [-Math.SQRT1_2, Math.SQRT1_2]],
  ['huge values', [1e150, 3e150], [-Math.SQRT1_2, Math.SQRT1_2]],
  ['what differs by a hair at 0', [0, 1e-300], [NaN, NaN]],
])('of %s', (_, values, expected) => {
  expectClose(scored(values), expected, 1e-13);
});

test.each([1, 2, 3])('seed %i: every date is what its pairs make of it', (seed) => {
  const size = { dates: 8, stocks: 20 };
  const values = seededPanel(seed, { ...size, gaps: 0.2, ties: 0.4, strange: 0.05 });
  const before = [...values];
  const found = callFunction('zscore', [], [values], size);
  for (let date = 0; date < 8; date += 1)
    expectClose(
      found.subarray(date * 20, date * 20 + 20),
      scoresOfPairs([...values.subarray(date * 20, date * 20 + 20)]),
      1e-11,
    );
  expect([...values]).toEqual(before);
});

test('scores have the mean 0 and the deviation 1', () => {
  const values = seededPanel(9, { dates: 1, stocks: 300, gaps: 0.3 });
  const scores = [...callFunction('zscore', [], [values], { dates: 1, stocks: 300 })].filter(Number.isFinite);
  expect(scores.length).toBeGreaterThan(150);
  expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(0, 10);
  expect(scores.reduce((sum, score) => sum + score * score, 0)).toBeCloseTo(scores.length - 1, 9);
});
