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

test('closes and references go in pairs', () => {
  expect(() => dailyReturns(new Float64Array(2), new Float64Array(1))).toThrow(RangeError);
});
