import { STRATEGY_TEXTS } from '@console/contract-invest';
import { equalWeights, systemWeights, weightFault, weightSumOf } from './user-weights.ts';

const stocks = (...weights: readonly (number | null)[]) =>
  weights.map((weight, at) => ({
    corpId: at + 1,
    corpName: `公司${at + 1}`,
    stockCode: `60000${at}.SH`,
    weight,
  }));

describe('the sum of weights', () => {
  it.each([
    [stocks(), 0, 10_000, null],
    [stocks(0.1, 0.2, null), 3_000, 7_000, null],
    [stocks(0.1, 0.2, 0.7), 10_000, 0, null],
    [stocks(0.5, 0.5001), 10_001, -1, STRATEGY_TEXTS.weightSum],
  ])('of %j is %p, the rest %p', (given, sum, rest, fault) => {
    expect(weightSumOf(given)).toEqual({ sum, rest, fault });
  });
});

it.each([
  [null, STRATEGY_TEXTS.weight],
  [0, STRATEGY_TEXTS.weightRange],
  [1.0001, STRATEGY_TEXTS.weightRange],
  [0.12345, STRATEGY_TEXTS.weightRange],
  [0.0001, null],
  [1, null],
])('a weight of %p: %p', (weight, fault) => {
  expect(weightFault(weight)).toBe(fault);
});

describe('filling weights', () => {
  it.each([1, 3, 7, 200])('equally for %p stocks stays within 1, by less than a step each', (count) => {
    const filled = equalWeights(stocks(...new Array<null>(count).fill(null)));
    const { sum } = weightSumOf(filled);
    expect(sum).toBeLessThanOrEqual(10_000);
    expect(sum).toBeGreaterThan(10_000 - count);
    expect(filled.every(({ weight }) => weightFault(weight) === null)).toBe(true);
  });

  it('by the system rounds down and leaves a stock without an index as it is', () => {
    const system: Record<string, number> = { '600000.SH': 2 / 3, '600001.SH': 1 / 3 };
    const filled = systemWeights(stocks(null, null, 0.05), (code) => system[code] ?? null);
    expect(filled.map(({ weight }) => weight)).toEqual([0.6666, 0.3333, 0.05]);
  });

  it('by the system does not lose a step to binary noise', () => {
    expect(systemWeights(stocks(null), () => 0.29)[0]?.weight).toBe(0.29);
  });
});
