import { expectClose } from '../testing/expect-close.ts';
import { indexChain } from './index-chain.ts';
import { indexContributions } from './index-contributions.ts';
import { cellsOf } from './set-rows.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

/** Three days: the second member leaves after the second, the third joins on it. */
const SET = smallSet(3, 3, [
  [0, 0, 3],
  [1, 0, 2],
  [2, 1, 3],
]);
const INPUT = {
  floatCapital: cellsOf(panelOf([100, 300, 5], [110, 290, 90], [1, 1, 1])),
  returns: cellsOf(panelOf([null, null, null], [0.1, -0.02, 0.5], [0.05, 0.5, -0.1])),
};

describe('who made an index move', () => {
  it('is weight × return of each day, on the level of the day before', () => {
    const { stocks, changes, total } = indexContributions(SET, INPUT, { first: 0, last: 2 });
    expect([...stocks]).toEqual([0, 1, 2]);
    // 10 / 400 and −6 / 400 make 1 %; then 5.5 / 200 and −9 / 200 on 1.01.
    expectClose(changes, [0.025 + 1.01 * 0.0275, -0.015, 1.01 * -0.045]);
    expectClose([total], [1.01 * (1 - 0.0175) - 1]);
  });

  it('adds up to the return of the index, from any first day', () => {
    const { levels } = indexChain(SET, INPUT);
    for (const first of [0, 1]) {
      const { changes, total } = indexContributions(SET, INPUT, { first, last: 2 });
      expectClose([changes.reduce((sum, change) => sum + change, 0)], [total]);
      expectClose([total], [(levels[2] as number) / (levels[first] as number) - 1]);
    }
  });

  it('is nothing between a day and itself, and for an empty set', () => {
    expect(indexContributions(SET, INPUT, { first: 1, last: 1 }).total).toBe(0);
    expect(indexContributions(smallSet(3, 3, []), INPUT, { first: 0, last: 2 }).stocks).toHaveLength(0);
  });
});
