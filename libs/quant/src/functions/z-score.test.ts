import { seededPanel } from '../rules/testing/seeded-panel.ts';
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
