import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { fallsByLookingBack } from '../testing/oracles/falls-by-looking-back.ts';
import { productOf } from '../testing/oracles/product-of.ts';
import { drawdowns } from './drawdowns.ts';

test('each drawdown is relative to the highest value so far', () => {
  // Wealth 1.2 0.6 0.9 1.8 1.35; highs 1.2 1.2 1.2 1.8 1.8.
  const below = drawdowns(Object.freeze([0.2, -0.5, 0.5, 1, -0.25]));
  [0, -0.5, -0.25, 0, -0.25].forEach((value, at) => expect(below[at]).toBeCloseTo(value, 15));
});

test('the start is a high', () => {
  expect([...drawdowns([-0.5, 0.5])]).toEqual([-0.5, -0.25]);
});

test('a missing return changes nothing', () => {
  expect([...drawdowns([-0.5, NaN, 0.5])]).toEqual([-0.5, -0.5, -0.25]);
});

test('a recovery counts as one despite rounding in the last bit', () => {
  // 0.9/1 − 1 and 1/0.9 − 1 do not multiply to exactly 1.
  const returns = [1 / 7 - 1, 7 - 1, 0, 0.9 - 1, 1 / 0.9 - 1, 0];
  expect([...drawdowns(returns)].map((below) => below < 0)).toEqual([true, false, false, true, false, false]);
});

test('a slow fall does not count as rounding', () => {
  const below = drawdowns(new Float64Array(100).fill(-1e-13));
  expect(below[5]).toBe(0);
  expect(below[99]).toBeCloseTo(-1e-11, 14);
});

test('a total loss is never recovered', () => {
  expect([...drawdowns([-1, 5])]).toEqual([-1, -1]);
  expect([...drawdowns([])]).toEqual([]);
});

/** Wealth and its highest so far, whose quotient less 1 is expected. */
test.each([
  ['one loss', [-0.25], [-0.25]],
  ['one gain', [0.25], [0]],
  // 2 1 2 over 2 2 2.
  ['a loss that is won back', [1, -0.5, 1], [0, -0.5, 0]],
  // ½ ¼ 1/8 over 1.
  ['losses one after another', [-0.5, -0.5, -0.5], [-0.5, -0.75, -0.875]],
  // 2 0 0 over 2.
  ['everything lost', [1, -1, 3], [0, -1, -1]],
  // −½ over 1: more was lost than there was.
  ['more than everything lost', [-1.5], [-1.5]],
  ['nothing moving', [0, -0], [0, 0]],
  ['all missing', [NaN, NaN], [0, 0]],
])('of %s', (_, returns, below) => {
  expect([...drawdowns(Object.freeze(returns))]).toEqual(below);
});

test.each([1, 2, 3, 4, 5])('seed %i: they are found by looking back from every day', (seed) => {
  const returns = gappySample(seed, { count: 120, gaps: 0.1, ties: 0.3 }).map((value) => value / 40);
  expectClose(drawdowns(returns), fallsByLookingBack(returns), 1e-12);
});

test('they are never above zero, and a new high is exactly zero', () => {
  const returns = gappySample(9, { count: 300 }).map((value) => value / 100);
  const wealth = returns.map((_, at) => productOf(returns.slice(0, at + 1)));
  drawdowns(returns).forEach((below, at) => {
    expect(below).toBeLessThanOrEqual(0);
    if ((wealth[at] ?? NaN) === Math.max(1, ...wealth.slice(0, at + 1))) expect(below).toBe(0);
  });
});

test('the returns are not modified, and the result is a new array', () => {
  const returns = Float64Array.from([0.5, -0.5]);
  drawdowns(returns).fill(7);
  expect([...returns]).toEqual([0.5, -0.5]);
});
