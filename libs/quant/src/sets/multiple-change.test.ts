import { multipleChange } from './multiple-change.ts';
import { panelOf, smallSet } from './testing/small-set.ts';

const ends = { first: 0, last: 1 };

describe('the change of PE', () => {
  it('is price, earnings and membership, which add up in logarithms', () => {
    // Stock 0 stays; 1 makes a loss on the last day; 2 joins; 3 makes a loss throughout.
    const set = smallSet(2, 4, [
      [0, 0, 2],
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
    ]);
    const change = multipleChange(
      set,
      {
        capital: panelOf([100, 50, 10, 70], [120, 60, 40, 70]),
        multiple: panelOf([10, 25, 10, -5], [15, -4, 20, -5]),
      },
      ends,
    );
    // 150 / 12 = 12.5 became 160 / 10 = 16; of stock 0 alone 100 / 10 became 120 / 8.
    expect(change?.total).toBeCloseTo(Math.log(16 / 12.5), 12);
    expect(change?.price).toBeCloseTo(Math.log(1.2), 12);
    expect(change?.earnings).toBeCloseTo(-Math.log(0.8), 12);
    expect(change?.membership).toBeCloseTo(Math.log(16 / 15) - Math.log(12.5 / 10), 12);
    const { total = 0, price = 0, earnings = 0, membership = 0 } = change ?? {};
    expect(Math.abs(total - price - earnings - membership)).toBeLessThan(1e-9);
  });

  it('of unchanged members has no part of membership', () => {
    const set = smallSet(2, 1, [[0, 0, 2]]);
    const change = multipleChange(
      set,
      { capital: panelOf([100], [110]), multiple: panelOf([10], [11]) },
      ends,
    );
    expect(change?.membership).toBe(0);
    expect(change?.earnings).toBeCloseTo(0, 15);
    expect(change?.total).toBeCloseTo(Math.log(1.1), 15);
  });

  it('is unknown unless some company counts on both days', () => {
    const input = { capital: panelOf([100, 10], [110, 10]), multiple: panelOf([10, -1], [-1, 10]) };
    const both = smallSet(2, 2, [
      [0, 0, 2],
      [1, 0, 2],
    ]);
    expect(multipleChange(both, input, ends)).toBeNull();
    expect(multipleChange(smallSet(2, 2, []), input, ends)).toBeNull();
  });
});
