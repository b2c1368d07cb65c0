import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { minimumVarianceWeights } from './minimum-variance.ts';

/** Independent returns of one volatility per stock. */
function returnsOf(seed: number, dates: number, volatilities: readonly number[]): Float64Array {
  const next = seededRandom(seed);
  const days = Array.from({ length: dates }, () => volatilities.map((each) => (next() - 0.5) * each));
  return Float64Array.from(days.flat());
}

test('calm stocks weigh more, none above 20 %', () => {
  const weights = minimumVarianceWeights(returnsOf(1, 250, [1, 1, 2, 2, 4, 4, 8, 8]), {
    dates: 250,
    stocks: 8,
  });
  expect([...weights].slice(0, 2)).toEqual([0.2, 0.2]);
  expect(weights[4]).toBeGreaterThan(weights[6] ?? NaN);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test('a stock with too few returns, or an infinite one, has no weight', () => {
  const returns = returnsOf(2, 80, [1, 1, 1, 1, 1, 1, 1]);
  for (let date = 0; date < 30; date += 1) returns[date * 7] = NaN;
  returns[6] = Infinity;
  const weights = minimumVarianceWeights(returns, { dates: 80, stocks: 7 });
  expect([weights[0], weights[6]]).toEqual([0, 0]);
  expectClose([...weights].slice(1, 6), [0.2, 0.2, 0.2, 0.2, 0.2]);
});

test('where too few stocks are known all weigh the same', () => {
  const returns = returnsOf(3, 80, [1, 1, 1, 1, 1, 1]);
  for (let cell = 0; cell < returns.length; cell += 6) returns.fill(NaN, cell, cell + 2);
  expect(minimumVarianceWeights(returns, { dates: 80, stocks: 6 })).toEqual(new Float64Array(6).fill(1 / 6));
  expect(minimumVarianceWeights(new Float64Array(40).fill(NaN), { dates: 20, stocks: 2 })).toEqual(
    Float64Array.of(0.5, 0.5),
  );
  expect(minimumVarianceWeights(new Float64Array(0), { dates: 0, stocks: 3 })).toEqual(
    new Float64Array(3).fill(1 / 3),
  );
});

test('none and one', () => {
  expect(minimumVarianceWeights(new Float64Array(0), { dates: 5, stocks: 0 })).toEqual(new Float64Array(0));
  expect(minimumVarianceWeights(returnsOf(4, 100, [1]), { dates: 100, stocks: 1 })).toEqual(
    Float64Array.of(1),
  );
});

test('stocks that never move take what the cap allows', () => {
  const returns = returnsOf(5, 100, [0, 1, 1, 1, 1, 1, 1]);
  expect(minimumVarianceWeights(returns, { dates: 100, stocks: 7 })[0]).toBe(0.2);
  expectClose(
    minimumVarianceWeights(new Float64Array(700), { dates: 100, stocks: 7 }),
    new Float64Array(7).fill(1 / 7),
  );
});

test('a panel of another size is refused', () => {
  expect(() => minimumVarianceWeights(new Float64Array(3), { dates: 2, stocks: 2 })).toThrow(RangeError);
});
