import { indexChain } from './index-chain.ts';
import { cellsOf, type SetRows } from './set-rows.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

type Rows = readonly (readonly (number | null)[])[];
const chain = (set: SetRows, floatCapital: Rows, returns: Rows) => {
  const { levels, counts } = indexChain(set, {
    floatCapital: cellsOf(panelOf(...floatCapital)),
    returns: cellsOf(panelOf(...returns)),
  });
  return { levels: [...levels], counts: [...counts] };
};

describe('the index of a set', () => {
  it('weights the returns by the float capital of the day before', () => {
    const set = smallSet(3, 2, [
      [0, 0, 3],
      [1, 0, 3],
    ]);
    // (100 × 10 % + 300 × −2 %) / 400 = 1 %; then (110 × 0 + 290 × 4 %) / 400 = 2.9 %.
    const found = chain(
      set,
      [
        [100, 300],
        [110, 290],
        [1, 1],
      ],
      [
        [null, null],
        [0.1, -0.02],
        [0, 0.04],
      ],
    );
    expect(found.levels).toEqual([1000, 1010, 1010 * (1 + 11.6 / 400)]);
    expect(found.counts).toEqual([0, 2, 2]);
  });

  it('does not move when a member joins or leaves, whatever its size', () => {
    const set = smallSet(3, 3, [
      [0, 0, 3],
      [1, 1, 3],
      [2, 0, 1],
    ]);
    const huge = [100, 1e9, 1e9];
    const found = chain(
      set,
      [huge, huge, huge],
      [
        [0, 0, 0],
        [0.01, 0.5, 0.5],
        [0.02, 0, 0.5],
      ],
    );
    // On the second day the first alone was a member on both days; on the third the one who joined weighs nearly all.
    expect(found.levels.slice(0, 2)).toEqual([1000, 1010]);
    expect(found.levels[2]).toBeCloseTo(1010 * (1 + 2 / (100 + 1e9)), 9);
    expect(found.counts).toEqual([0, 1, 2]);
  });

  it('stays on a day without a return, and is missing on one without a member', () => {
    const set = smallSet(5, 1, [
      [0, 1, 3],
      [0, 4, 5],
    ]);
    const found = chain(set, [[1], [1], [1], [1], [1]], [[0.5], [0.5], [null], [0.5], [0.5]]);
    expect(found.levels).toEqual([NaN, 1000, 1000, NaN, 1000]);
    expect(found.counts).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves out a member without float capital on the day before', () => {
    const set = smallSet(2, 2, [
      [0, 0, 2],
      [1, 0, 2],
    ]);
    expect(
      chain(
        set,
        [
          [50, null],
          [50, 70],
        ],
        [
          [null, null],
          [0.02, 0.9],
        ],
      ),
    ).toEqual({ levels: [1000, 1020], counts: [0, 1] });
  });

  it('of an empty set is missing', () => {
    expect(chain(smallSet(2, 1, []), [[1], [1]], [[0], [0]])).toEqual({ levels: [NaN, NaN], counts: [0, 0] });
  });
});
