import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { shrunkByDefinition } from '../testing/oracles/shrunk-by-definition.ts';
import { ledoitWolf } from './ledoit-wolf.ts';

test('two days by hand: nothing is known but the mean variance', () => {
  // Returns ±1 and ±2: sample [[1, 2], [2, 4]], the same on both days, so that its error is 0 and nothing is shrunk.
  const { covariance, shrinkage } = ledoitWolf(Float64Array.of(1, 2, -1, -2), { dates: 2, stocks: 2 });
  expect(shrinkage).toBe(0);
  expect([...covariance]).toEqual([1, 2, 2, 4]);
});

test('four days by hand', () => {
  // (1,0) (−1,0) (0,1) (0,−1): sample [[½, 0], [0, ½]] is the target itself.
  const returns = Float64Array.of(1, 0, -1, 0, 0, 1, 0, -1);
  expect([...ledoitWolf(returns, { dates: 4, stocks: 2 }).covariance]).toEqual([0.5, 0, 0, 0.5]);
  // (2,0) (−2,0) (0,1) (0,−1): sample diag(2, ½), mean 1.25, spread (0.75² · 2) / 2 = 0.5625;
  // error Σ‖day − sample‖² / 16: 2 · ((2² + 0.5²) / 2 + (2² + 0.5²) / 2) / 16 = 0.53125.
  const uneven = ledoitWolf(Float64Array.of(2, 0, -2, 0, 0, 1, 0, -1), { dates: 4, stocks: 2 });
  expect(uneven.shrinkage).toBeCloseTo(0.53125 / 0.5625, 14);
  const share = 0.53125 / 0.5625;
  expectClose(uneven.covariance, [2 - 0.75 * share, 0, 0, 0.5 + 0.75 * share]);
});

test('the same as the definition, on random returns', () => {
  const next = seededRandom(5);
  for (const [dates, stocks] of [
    [5, 1],
    [5, 2],
    [20, 7],
    [8, 13],
  ] as const) {
    const days = Array.from({ length: dates }, () => {
      const market = next() - 0.5;
      return Array.from({ length: stocks }, () => market + (next() - 0.5) * 0.7);
    });
    const found = ledoitWolf(Float64Array.from(days.flat()), { dates, stocks });
    const expected = shrunkByDefinition(days);
    expect(found.shrinkage).toBeCloseTo(stocks === 1 ? 0 : expected.shrinkage, 12);
    expectClose(found.covariance, expected.covariance.flat(), 1e-12);
  }
});

test('missing returns leave the variance that the others have', () => {
  const returns = Float64Array.of(1, 1, -1, -1, NaN, 1, NaN, -1);
  const { covariance, shrinkage } = ledoitWolf(returns, { dates: 4, stocks: 2 });
  // The first stock, ±√2 on two days of four: variance 1; product with the other 2√2 / 4.
  expect(covariance[0]).toBeCloseTo(1, 14);
  expect(covariance[3]).toBeCloseTo(1, 14);
  expect(covariance[1]).toBeCloseTo((1 - shrinkage) * Math.SQRT1_2, 14);
});

test('a stock without returns, and none at all', () => {
  const { covariance } = ledoitWolf(Float64Array.of(0.5, NaN, -0.5, NaN), { dates: 2, stocks: 2 });
  expect(covariance.every(Number.isFinite)).toBe(true);
  expect(ledoitWolf(new Float64Array(0), { dates: 3, stocks: 0 }).covariance).toEqual(new Float64Array(0));
  expect(() => ledoitWolf(new Float64Array(3), { dates: 2, stocks: 2 })).toThrow(RangeError);
});

test('flat returns have no variance', () => {
  const { covariance, shrinkage } = ledoitWolf(new Float64Array(6).fill(0.01), { dates: 3, stocks: 2 });
  expect([...covariance]).toEqual([0, 0, 0, 0]);
  expect(shrinkage).toBe(0);
});
