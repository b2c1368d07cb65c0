import { jointSums, memberSums } from './member-sums.ts';
import { everyone } from './testing/made-set.ts';

const NONE = NaN;
const figures = (...cells: readonly number[]) => Float64Array.from(cells);

describe('sums', () => {
  it('are over the members that have the figure, and say of how many', () => {
    const { sums, counts } = memberSums(figures(10, NONE, 5, 20, 8, NONE), everyone(2, 3), 3);
    expect([...sums]).toEqual([15, 28]);
    expect([...counts]).toEqual([2, 2]);
  });

  it('contain losses: a loss-maker lowers the profit of its industry', () => {
    expect([...memberSums(figures(100, -30), everyone(1, 2), 2).sums]).toEqual([70]);
  });

  it('are missing, not 0, where no member has the figure', () => {
    const { sums, counts } = memberSums(figures(NONE, NONE), everyone(1, 2), 2);
    expect([[...sums], [...counts]]).toEqual([[NONE], [0]]);
  });

  it('of a set of one are its figures', () => {
    expect([...memberSums(figures(3, 4), everyone(2, 1), 1).sums]).toEqual([3, 4]);
  });

  it('of an empty set have no rows', () => {
    expect(memberSums(figures(), new Uint8Array(0), 0).sums).toHaveLength(0);
  });

  it('leave out a member from the period on in which it has left', () => {
    const counted = Uint8Array.of(1, 1, 1, 0);
    const { sums, counts } = memberSums(figures(10, 5, 20, 6), counted, 2);
    expect([[...sums], [...counts]]).toEqual([
      [15, 20],
      [2, 1],
    ]);
  });
});

describe('joint sums', () => {
  it('are over the members that have every figure: a bank has no cost of sales and is in no gross margin', () => {
    const [revenue, cost] = [figures(100, 60, 50), figures(70, 30, NONE)];
    const { sums, counts } = jointSums([revenue, cost], everyone(1, 3), 3);
    expect(sums.map((each) => [...each])).toEqual([[160], [100]]);
    expect([...counts]).toEqual([2]);
  });

  it('grow like for like: members that reported both periods, on both sides', () => {
    const [now, before] = [figures(110, 80, 60), figures(100, NONE, 50)];
    const { sums } = jointSums([now, before], everyone(1, 3), 3);
    expect(sums.map((each) => [...each])).toEqual([[170], [150]]);
  });

  it('are missing together', () => {
    const { sums, counts } = jointSums([figures(1), figures(NONE)], everyone(1, 1), 1);
    expect(sums.map((each) => [...each])).toEqual([[NONE], [NONE]]);
    expect([...counts]).toEqual([0]);
  });
});
