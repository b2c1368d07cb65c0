import { correctedIndexes, styleIndexes } from './style-index.ts';

const of = (...values: number[]) => Float64Array.from(values);
const parts = {
  industryComparison: of(4, 1, NaN, 5),
  corpComparison: of(2, 5, 3, 5),
  capitalPreference: of(1, 3, 2, 5),
};
const weights = {
  comparisonIndexIndustryWeight: 0.5,
  comparisonIndexCorpWeight: 0.25,
  zbphIndexWeight: 0.25,
};

it('weighs the three indexes, and is missing where one of them is', () => {
  expect([...styleIndexes(parts, weights)]).toEqual([2.75, 2.5, NaN, 5]);
});

it('does not ask for what has no weight', () => {
  const two = { comparisonIndexIndustryWeight: 0, comparisonIndexCorpWeight: 0.5, zbphIndexWeight: 0.5 };
  expect([...styleIndexes(parts, two)]).toEqual([1.5, 4, 2.5, 5]);
});

it('corrects by liquidity', () => {
  const correction = { styleIndexWeight: 0.75, liquidityIndexWeight: 0.25 };
  expect([...correctedIndexes(of(4, NaN, 2), of(2, 1, NaN), correction)]).toEqual([3.5, NaN, NaN]);
  expect([...correctedIndexes(of(4), of(NaN), { styleIndexWeight: 1, liquidityIndexWeight: 0 })]).toEqual([
    4,
  ]);
});
