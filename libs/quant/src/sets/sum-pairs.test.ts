import { cellsOf } from './set-rows.ts';
import { rateOfPairs, sumPairs } from './sum-pairs.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

const BOTH = smallSet(1, 3, [
  [0, 0, 1],
  [1, 0, 1],
  [2, 0, 1],
]);
const sumsOf = (part: readonly (number | null)[], whole: readonly (number | null)[], set = BOTH) =>
  sumPairs(set, cellsOf(panelOf(part)), cellsOf(panelOf(whole)));

describe('the rate of a set', () => {
  it('is the quotient of sums, not the mean of rates', () => {
    const sums = sumsOf([1, 30, 0], [10, 100, 90]);
    expect([sums.parts[0], sums.wholes[0], sums.counts[0]]).toEqual([31, 200, 3]);
    expect([...rateOfPairs(sums)]).toEqual([0.155]);
  });

  it('is over the same members on both sides', () => {
    const sums = sumsOf([1, null, 4], [10, 1000, null]);
    expect([sums.parts[0], sums.wholes[0], sums.counts[0]]).toEqual([1, 10, 1]);
  });

  it('is missing without members, without both sides, and over nothing', () => {
    expect([...rateOfPairs(sumsOf([1, 1, 1], [null, null, null]))]).toEqual([NaN]);
    expect([...rateOfPairs(sumsOf([1, 1, 1], [1, 1, 1], smallSet(1, 3, [])))]).toEqual([NaN]);
    expect([...rateOfPairs(sumsOf([1, 1, 1], [0, 0, 0]))]).toEqual([NaN]);
  });

  it('leaves out a member from the day on which it left, and counts an overlapping one once', () => {
    const set = smallSet(2, 2, [
      [0, 0, 2],
      [0, 0, 1],
      [1, 0, 1],
    ]);
    const part = cellsOf(panelOf([1, 2], [1, 2]));
    const whole = cellsOf(panelOf([10, 20], [10, 20]));
    const sums = sumPairs(set, part, whole);
    expect([[...sums.parts], [...sums.wholes], [...sums.counts]]).toEqual([
      [3, 1],
      [30, 10],
      [2, 1],
    ]);
  });

  it('is the same for a later part of the rows', () => {
    const set = smallSet(2, 1, [[0, 0, 2]]);
    const later = { ...set, rows: { from: 1, to: 2 } };
    expect([...sumPairs(later, cellsOf(panelOf([3])), cellsOf(panelOf([4]))).parts]).toEqual([3]);
  });
});
