import { expectClose } from '../testing/expect-close.ts';
import { inverseVolatilityWeights } from './inverse-volatility.ts';

const shape = (stocks: number, dates: number): { stocks: number; dates: number } => ({ stocks, dates });

test('half the volatility is twice the weight', () => {
  // Deviations 0.02·√(4/3), 0.01·√(4/3).
  const returns = Float64Array.of(0.02, 0.01, -0.02, -0.01, 0.02, 0.01, -0.02, -0.01);
  expectClose(inverseVolatilityWeights(returns, shape(2, 4), { least: 4 }), [1 / 3, 2 / 3]);
});

test('missing returns do not count', () => {
  const returns = Float64Array.of(0.02, 0.01, NaN, -0.01, -0.02, NaN, NaN, NaN);
  expectClose(inverseVolatilityWeights(returns, shape(2, 4), { least: 2 }), [1 / 3, 2 / 3]);
});

test('a stock with too few returns, or a flat one, counts as the most volatile', () => {
  const returns = Float64Array.of(0.02, 0.01, NaN, 0.03, -0.02, -0.01, 0.5, 0.03);
  expectClose(inverseVolatilityWeights(returns, shape(4, 2), { least: 2 }), [0.2, 0.4, 0.2, 0.2]);
});

test('where no stock has a volatility all weigh the same', () => {
  expect(inverseVolatilityWeights(new Float64Array(4).fill(NaN), shape(2, 2))).toEqual(
    Float64Array.of(0.5, 0.5),
  );
  expect(inverseVolatilityWeights(new Float64Array(60), shape(3, 20))).toEqual(
    new Float64Array(3).fill(1 / 3),
  );
  expect(inverseVolatilityWeights(new Float64Array(0), shape(0, 5))).toEqual(new Float64Array(0));
  expect(inverseVolatilityWeights(Float64Array.of(0.1, 0.2), shape(1, 2))).toEqual(Float64Array.of(1));
});

test('a cap is kept, and a panel of another size is refused', () => {
  const returns = Float64Array.of(0.01, 0.1, 0.1, -0.01, -0.1, -0.1);
  expectClose(inverseVolatilityWeights(returns, shape(3, 2), { least: 2, cap: 0.5 }), [0.5, 0.25, 0.25]);
  expect(() => inverseVolatilityWeights(returns, shape(4, 2))).toThrow(RangeError);
});
