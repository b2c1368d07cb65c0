import { expectClose } from '../testing/expect-close.ts';
import { dailyReturns } from './daily-returns.ts';

test('a return is over the exchange’s reference, not the last close', () => {
  // 20 yesterday, ten for ten given: the reference is 10, and 11 is a rise.
  const returns = dailyReturns(new Float64Array([20, 11]), new Float64Array([16, 10]));
  expect(returns[0]).toBe(0.25);
  expect(returns[1]).toBeCloseTo(0.1, 15);
});

test('without a close or a reference there is none', () => {
  const returns = dailyReturns(new Float64Array([NaN, 1, 1]), new Float64Array([1, NaN, 0]));
  expect([...returns]).toEqual([NaN, NaN, NaN]);
});

test('closes and references must have equal lengths', () => {
  expect(() => dailyReturns(new Float64Array(2), new Float64Array(1))).toThrow(RangeError);
});

test.each([
  ['nothing', [], [], []],
  ['no change', [10], [10], [0]],
  ['everything lost', [0], [10], [-1]],
  ['all missing', [NaN, NaN], [NaN, NaN], [NaN, NaN]],
  ['a reference below zero', [1], [-1], [NaN]],
  ['a reference of either zero', [1, 1], [0, -0], [NaN, NaN]],
  ['tiny prices: 3 / 2 − 1', [3e-310], [2e-310], [0.5]],
  ['huge prices: 3 / 4 − 1', [3e307], [4e307], [-0.25]],
])('of %s', (_, close, preClose, expected) => {
  expectClose(dailyReturns(Float64Array.from(close), Float64Array.from(preClose)), expected, 1e-13);
});

test('different lengths are named, and panels are not modified', () => {
  expect(() => dailyReturns(new Float64Array(1), new Float64Array(3))).toThrow(
    new RangeError('1 closes for 3 references'),
  );
  const [close, preClose] = [Float64Array.of(3), Float64Array.of(2)];
  dailyReturns(close, preClose).fill(9);
  expect([close[0], preClose[0]]).toEqual([3, 2]);
});
