import { gappySample } from '../testing/gappy-sample.ts';
import { powerMoment } from '../testing/oracles/power-moment.ts';
import { productOf } from '../testing/oracles/product-of.ts';
import { regressionResiduals } from '../testing/oracles/regression-residuals.ts';
import { stability } from './stability.ts';

test('steady growth is a straight line, down as well as up', () => {
  expect(stability(Object.freeze([0.01, 0.01, 0.01, 0.01]))).toBeCloseTo(1, 12);
  expect(stability([-0.01, -0.01, -0.01])).toBeCloseTo(1, 12);
});

test('it is r² of cumulative logs on time, as computed by hand', () => {
  // Returns that double, halve, double: cumulative logs ln2 · (1, 0, 1) on 0 1 2: no slope, r² 0.
  expect(stability([1, -0.5, 1])).toBeCloseTo(0, 15);
  // Cumulative ln2 · (1, 2, 1, 2): dx −1.5 −0.5 0.5 1.5, dy ∓½: Σdxdy = 1, Σdx² = 5, Σdy² = 1: r² = 1/5.
  expect(stability([1, 1, -0.5, 1])).toBeCloseTo(0.2, 14);
});

test('missing returns are left out of time', () => {
  expect(stability([NaN, 1, 1, NaN, -0.5, 1])).toBe(stability([1, 1, -0.5, 1]));
});

test('flat, one return, none, or all lost has none', () => {
  expect(stability([0, 0, 0])).toBeNaN();
  expect(stability([0.1])).toBeNaN();
  expect(stability([])).toBeNaN();
  expect(stability([0.1, -1, 0.1])).toBeNaN();
});

/** Cumulative logs in units of ln 2, against 0 1 2 …: (Σdxdy)² / (Σdx² Σdy²). */
test.each([
  ['two returns, always a line', [1, 0.25], 1],
  // 1 1 2: dx −1 0 1, dy −1/3 −1/3 2/3: Σdxdy = 1, Σdx² = 2, Σdy² = 2/3.
  ['a rest in between', [1, 0, 1], 0.75],
  // 1 2 2 1: dx ±1.5 ±0.5, dy −½ ½ ½ −½: Σdxdy = 0.
  ['up and down again', [1, 1, 0, -0.5], 0],
  // −1 −3 −3: dx −1 0 1, dy 4/3 −2/3 −2/3: Σdxdy = −2, Σdx² = 2, Σdy² = 8/3.
  ['a fall that ends', [-0.5, -0.75, 0], 0.75],
])('of %s', (_, returns, expected) => {
  expect(stability(Object.freeze(returns))).toBeCloseTo(expected, 13);
});

test.each([
  ['all missing', [NaN, NaN]],
  ['one return among missing ones', [NaN, 0.1]],
  ['more than everything lost', [0.1, -1.5, 0.2]],
  ['an endless gain', [0.1, Infinity]],
])('%s has none', (_, returns) => {
  expect(stability(returns)).toBeNaN();
});

test('it is the share that a line explains, and is the same for negated log returns', () => {
  const returns = gappySample(6, { count: 40 }).map((value) => value / 30);
  const logs = returns.map((_, at) => Math.log(productOf(returns.slice(0, at + 1))));
  const left = regressionResiduals(logs, [logs.map(() => 1), [...logs.keys()]]);
  const share = 1 - powerMoment(left, 2) / powerMoment(logs, 2);
  expect(stability(returns)).toBeCloseTo(share, 12);
  expect(stability(returns.map((value) => 1 / (1 + value) - 1))).toBeCloseTo(share, 12);
});

test('the returns are not written to', () => {
  const returns = Float64Array.from([0.1, -0.1, 0.2]);
  stability(returns);
  expect([...returns]).toEqual([0.1, -0.1, 0.2]);
});
