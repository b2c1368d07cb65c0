import { cellsOf, memberCounts } from './set-rows.ts';
import { meanOfMembers, sumMembers } from './sum-members.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

/** Four stocks on three days; the second has no value on the second day, the last is in no set below. */
const PANEL = panelOf([1, 2, 4, 100], [10, null, 40, 100], [100, 200, 400, 100]);
const value = cellsOf(PANEL);

describe('the sum over the members of a set', () => {
  it('is over those who belong on the day and have a value, and says how many they are', () => {
    const { sums, counts } = sumMembers(
      smallSet(3, 4, [
        [0, 0, 3],
        [1, 0, 3],
        [2, 0, 3],
      ]),
      value,
    );
    expect([...sums]).toEqual([7, 50, 700]);
    expect([...counts]).toEqual([3, 2, 3]);
  });

  it('counts a company of two overlapping memberships once', () => {
    const set = smallSet(3, 4, [
      [0, 0, 2],
      [0, 1, 3],
      [2, 0, 3],
    ]);
    expect([...sumMembers(set, value).sums]).toEqual([5, 50, 500]);
    expect([...memberCounts(set)]).toEqual([2, 2, 2]);
  });

  it('leaves out a member from the day on which it left', () => {
    const set = smallSet(3, 4, [
      [0, 0, 3],
      [2, 0, 2],
    ]);
    expect([...sumMembers(set, value).sums]).toEqual([5, 50, 100]);
    expect([...memberCounts(set)]).toEqual([2, 2, 1]);
  });

  it('is missing, not 0, where no member has a value', () => {
    const { sums, counts } = sumMembers(smallSet(3, 4, [[1, 0, 3]]), value);
    expect([...sums]).toEqual([2, NaN, 200]);
    expect([...counts]).toEqual([1, 0, 1]);
    const none = sumMembers(smallSet(3, 4, []), value);
    expect([...none.sums]).toEqual([NaN, NaN, NaN]);
    expect([...none.counts]).toEqual([0, 0, 0]);
  });

  it('is 0 where the values are', () => {
    expect([...sumMembers(smallSet(1, 2, [[0, 0, 1]]), cellsOf(panelOf([0, 5]))).sums]).toEqual([0]);
  });

  it('is the same for a later part of the rows', () => {
    const set = smallSet(3, 4, [
      [0, 0, 3],
      [1, 2, 3],
      [2, 0, 2],
    ]);
    const part = { ...set, rows: { from: 1, to: 3 } };
    const { sums, counts } = sumMembers(part, cellsOf(PANEL.subarray(4)));
    expect([...sums]).toEqual([50, 300]);
    expect([...counts]).toEqual([2, 2]);
    expect([...memberCounts(part)]).toEqual([2, 2]);
  });

  it('counts no members of other rows', () => {
    const set = smallSet(4, 4, [
      [0, 0, 1],
      [1, 3, 4],
      [2, 0, 4],
      [3, 2, 3],
    ]);
    expect([...memberCounts({ ...set, rows: { from: 1, to: 3 } })]).toEqual([1, 2]);
  });

  it('leads to the plain mean over those who have a value', () => {
    const set = smallSet(3, 4, [
      [0, 0, 3],
      [1, 0, 3],
    ]);
    expect([...meanOfMembers(sumMembers(set, value))]).toEqual([1.5, 10, 150]);
    expect([...meanOfMembers(sumMembers(smallSet(3, 4, []), value))]).toEqual([NaN, NaN, NaN]);
  });
});
