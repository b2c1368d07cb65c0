import { largestContributions } from './set-contributions.ts';
import { cellsOf } from './set-rows.ts';
import { sumContributions } from './sum-contributions.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

const ends = { first: 0, last: 1 };

describe('who made a sum move', () => {
  it('is the change of each member over the first sum: one joined, one left', () => {
    const set = smallSet(2, 4, [
      [0, 0, 2],
      [1, 0, 1],
      [2, 1, 2],
    ]);
    // 100 + 300 = 400 became 150 + 50 = 200.
    const { stocks, changes, total } = sumContributions(
      set,
      cellsOf(panelOf([100, 300, 7, 9], [150, 300, 50, 9])),
      ends,
    );
    expect([...stocks]).toEqual([0, 1, 2]);
    expect([...changes]).toEqual([0.125, -0.75, 0.125]);
    expect(total).toBe(-0.5);
  });

  it('leaves out a value that is missing, as the sum does', () => {
    const set = smallSet(2, 2, [
      [0, 0, 2],
      [1, 0, 2],
    ]);
    const { changes, total } = sumContributions(set, cellsOf(panelOf([100, null], [100, 20])), ends);
    expect([[...changes], total]).toEqual([[0, 0.2], 0.2]);
  });

  it('is unknown without a first value', () => {
    const late = sumContributions(smallSet(2, 1, [[0, 1, 2]]), cellsOf(panelOf([5], [5])), ends);
    expect([[...late.changes], late.total]).toEqual([[NaN], NaN]);
    const none = sumContributions(smallSet(2, 1, []), cellsOf(panelOf([5], [5])), ends);
    expect([none.stocks.length, none.total]).toEqual([0, NaN]);
  });

  it('is the same for a later part of the rows', () => {
    const set = { ...smallSet(3, 1, [[0, 0, 3]]), rows: { from: 1, to: 3 } };
    const found = sumContributions(set, cellsOf(panelOf([4], [5])), { first: 1, last: 2 });
    expect([...found.changes]).toEqual([0.25]);
  });
});

describe('the largest contributions', () => {
  const all = {
    stocks: Int32Array.of(0, 1, 2, 3, 4, 5),
    changes: Float64Array.of(0.03, -0.02, 0, 0.01, -0.04, 0.01),
  };

  it('are those of either sign, largest first, and all others are one', () => {
    expect(largestContributions(all, 1)).toEqual({
      gains: [{ stock: 0, change: 0.03 }],
      losses: [{ stock: 4, change: -0.04 }],
      rest: { count: 4, change: 0.01 + 0 + 0.01 - 0.02 },
    });
  });

  it('are fewer where there are fewer, and never of the other sign', () => {
    const { gains, losses, rest } = largestContributions(all, 10);
    expect(gains.map(({ stock }) => stock)).toEqual([0, 3, 5]);
    expect(losses.map(({ stock }) => stock)).toEqual([4, 1]);
    expect(rest).toEqual({ count: 1, change: 0 });
  });

  it('of none are none', () => {
    const none = { stocks: new Int32Array(), changes: new Float64Array() };
    expect(largestContributions(none, 10)).toEqual({ gains: [], losses: [], rest: { count: 0, change: 0 } });
  });
});
