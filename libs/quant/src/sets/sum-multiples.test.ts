import { rateOfPairs } from './sum-pairs.ts';
import { sumMultiples } from './sum-multiples.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

const THREE = smallSet(1, 3, [
  [0, 0, 1],
  [1, 0, 1],
  [2, 0, 1],
]);
const multiplesOf = (
  capital: readonly (number | null)[],
  multiple: readonly (number | null)[],
  set = THREE,
) => sumMultiples(set, { capital: panelOf(capital), multiple: panelOf(multiple) });

describe('PE, PB or PS of a set', () => {
  it('is market value over profit: 300 over 10 + 5', () => {
    const sums = multiplesOf([100, 200, null], [10, 40, null]);
    expect([sums.parts[0], sums.wholes[0], sums.counts[0]]).toEqual([300, 15, 2]);
    expect([...rateOfPairs(sums)]).toEqual([20]);
  });

  it('leaves a loss-maker out of both sides', () => {
    const sums = multiplesOf([100, 200, 1e6], [10, 40, -3]);
    expect([sums.parts[0], sums.wholes[0], sums.counts[0]]).toEqual([300, 15, 2]);
  });

  it('leaves out a company without a multiple, or without a market value', () => {
    const sums = multiplesOf([100, 200, null], [10, null, 5]);
    expect([sums.parts[0], sums.wholes[0], sums.counts[0]]).toEqual([100, 10, 1]);
    expect([...multiplesOf([100, 1, 1], [0, null, null]).counts]).toEqual([0]);
  });

  it('of one company is its own; of none, or of loss-makers alone, is missing', () => {
    const one = smallSet(1, 3, [[1, 0, 1]]);
    expect([...rateOfPairs(multiplesOf([1, 200, 1], [1, 40, 1], one))]).toEqual([40]);
    expect([...rateOfPairs(multiplesOf([1, 1, 1], [1, 1, 1], smallSet(1, 3, [])))]).toEqual([NaN]);
    expect([...rateOfPairs(multiplesOf([1, 1, 1], [-1, -2, null]))]).toEqual([NaN]);
  });
});
