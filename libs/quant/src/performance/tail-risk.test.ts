import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { percentileByWalking } from '../testing/oracles/percentile-by-walking.ts';
import { conditionalValueAtRisk, tailRatio, valueAtRisk } from './tail-risk.ts';

const twenty = Object.freeze(Array.from({ length: 20 }, (_, at) => (at * 7) % 20));

test('value at risk is a percentile between two returns', () => {
  // Rank 19 · 0.05 = 0.95 between 0 and 1.
  expect(valueAtRisk(twenty)).toBeCloseTo(0.95, 14);
  expect(valueAtRisk(twenty, 0.5)).toBe(9.5);
});

test('the expected shortfall averages whole returns: ⌊0.05 (n − 1)⌋ + 1 of them', () => {
  expect(conditionalValueAtRisk(twenty)).toBe(0);
  // With 21: ⌊1⌋ + 1 = 2 of them, 0 and 1; with 41: three of them.
  expect(conditionalValueAtRisk([...twenty, 20])).toBe(0.5);
  expect(conditionalValueAtRisk(Array.from({ length: 41 }, (_, at) => 40 - at))).toBe(1);
  expect(conditionalValueAtRisk([3], 1)).toBe(3);
});

test('the tail ratio compares the good days with the bad', () => {
  // 95th percentile 18.05, 5th 0.95; shifted by −9.5: 8.55 on both sides.
  expect(tailRatio(twenty)).toBeCloseTo(18.05 / 0.95, 12);
  expect(tailRatio(twenty.map((value) => value - 9.5))).toBeCloseTo(1, 14);
});

test('missing returns do not count, and no returns have no tail', () => {
  expect(conditionalValueAtRisk([NaN, ...twenty, 20])).toBe(0.5);
  expect(valueAtRisk([])).toBeNaN();
  expect(conditionalValueAtRisk([])).toBeNaN();
  expect(conditionalValueAtRisk([NaN])).toBeNaN();
  expect(tailRatio([])).toBeNaN();
  expect(tailRatio([0, 0])).toBeNaN();
});

test('a share is a fraction', () => {
  expect(() => conditionalValueAtRisk([1], 5)).toThrow(RangeError);
  expect(() => valueAtRisk([1], -1)).toThrow(RangeError);
});

test('a shortfall is never better than its value at risk', () => {
  for (let count = 1; count < 90; count += 1) {
    const returns = Array.from({ length: count }, (_, at) => Math.sin(at * at + count));
    for (const share of [0, 0.01, 0.05, 0.5, 1]) {
      expect(conditionalValueAtRisk(returns, share)).toBeLessThanOrEqual(valueAtRisk(returns, share) + 1e-15);
    }
  }
});

test('the order given does not matter and is not changed', () => {
  const returns = Object.freeze([0.03, -0.04, 0.01, -0.02]);
  expect(valueAtRisk(returns)).toBe(valueAtRisk([-0.04, -0.02, 0.01, 0.03]));
  expect(conditionalValueAtRisk(returns)).toBe(-0.04);
  expect(tailRatio(returns)).toBe(tailRatio([-0.04, -0.02, 0.01, 0.03]));
});

/** The number of smallest returns that are averaged: ⌊share (n − 1)⌋ + 1. */
test.each([
  [1, 0.05, 1],
  [20, 0.05, 1],
  [21, 0.05, 2],
  [41, 0.05, 3],
  [11, 0.3, 4],
  [11, 0, 1],
  [11, 1, 11],
])('of %i returns a share of %d is the mean of the %i smallest', (count, share, averaged) => {
  const drawn = gappySample(count, { count });
  const smallest = drawn.toSorted((a, b) => a - b).slice(0, averaged);
  const mean = smallest.reduce((sum, value) => sum + value, 0) / averaged;
  expect(conditionalValueAtRisk(drawn, share)).toBeCloseTo(mean, 14);
});

test.each([
  ['one return', [-0.3], -0.3, -0.3, 1],
  ['two returns: rank 0.05', [0.1, -0.1], -0.09, -0.1, 1],
  ['all equal', [0.02, 0.02, 0.02], 0.02, 0.02, 1],
  ['nothing lost in the tail', [0, 0, 0, 4], 0, 0, Infinity],
  ['all missing', [NaN, NaN], NaN, NaN, NaN],
])('of %s', (_, returns, atRisk, shortfall, ratio) => {
  expectClose(
    [valueAtRisk(returns), conditionalValueAtRisk(returns), tailRatio(returns)],
    [atRisk, shortfall, ratio],
    1e-13,
  );
});

test.each([1, 2, 3])(
  'seed %i: value at risk and tail ratio match a walk from the extreme returns',
  (seed) => {
    const drawn = gappySample(seed, { count: 90, gaps: 0.2, ties: 0.3 });
    for (const share of [0, 0.01, 0.05, 0.5])
      expect(valueAtRisk(drawn, share)).toBeCloseTo(percentileByWalking(drawn, share), 12);
    const [low, high] = [percentileByWalking(drawn, 0.05), percentileByWalking(drawn, 0.95)];
    expect(tailRatio(drawn)).toBeCloseTo(Math.abs(high) / Math.abs(low), 11);
    expect(tailRatio(drawn.map((value) => -value))).toBeCloseTo(1 / tailRatio(drawn), 11);
  },
);

test.each([-0.01, 1.01, NaN])('%d is no share', (share) => {
  expect(() => conditionalValueAtRisk([1], share)).toThrow(
    new RangeError(`share must be from 0 to 1, not ${share}`),
  );
});
