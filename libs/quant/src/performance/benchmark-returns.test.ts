import { expectClose } from '../testing/expect-close.ts';
import { benchmarkReturns } from './benchmark-returns.ts';

const shape = { dates: 3, stocks: 2 };

test('the mean by the weights at the close before', () => {
  const returns = Float64Array.of(0.5, 0.5, 0.1, -0.2, 0.04, 0);
  const weights = Float64Array.of(1, 1, 3, 1, 9, 9);
  expectClose(benchmarkReturns(returns, weights, shape), [NaN, -0.05, 0.03]);
});

test('a stock without a weight or a return does not count', () => {
  const returns = Float64Array.of(0, 0, NaN, -0.2, 0.04, 0);
  const weights = Float64Array.of(1, 1, NaN, 0, 1, 1);
  expectClose(benchmarkReturns(returns, weights, shape), [NaN, -0.2, NaN]);
});

test('nothing at all has no returns, and panels of another size are refused', () => {
  expect([...benchmarkReturns(new Float64Array(0), new Float64Array(0), { dates: 2, stocks: 0 })]).toEqual([
    NaN,
    NaN,
  ]);
  expect(() => benchmarkReturns(new Float64Array(5), new Float64Array(6), shape)).toThrow(RangeError);
});
