import { sumYearToDate } from './sum-year-to-date.ts';
import { smallSet } from './testing/small-set.ts';

/** Rows are on days 5 and 8 of one year, which began on day 0, and 12 and 15 of the next, which began on day 10. */
const ROWS = { days: [5, 8, 12, 15], yearStarts: [0, 0, 10, 10] };
/** Stock 0 paid 1 on day 5, 2 on day 7 and 4 on day 12; stock 1 paid 10 on day 9, no trading day, and 20 on day 13. */
const PAID = {
  starts: Int32Array.of(0, 3, 5, 5),
  days: Int32Array.of(5, 7, 12, 9, 13),
  amounts: Float64Array.of(1, 2, 4, 10, 20),
};

describe('what the members have paid this year', () => {
  it('adds up from the day of payment on, and begins again with each year', () => {
    const set = smallSet(4, 3, [
      [0, 0, 4],
      [1, 0, 4],
    ]);
    const { sums, counts } = sumYearToDate(set, PAID, ROWS);
    expect([...sums]).toEqual([1, 3, 4, 24]);
    expect([...counts]).toEqual([2, 2, 2, 2]);
  });

  it('is of the members of each day, with what they paid before they joined', () => {
    const set = smallSet(4, 3, [
      [0, 1, 3],
      [1, 3, 4],
    ]);
    expect([...sumYearToDate(set, PAID, ROWS).sums]).toEqual([NaN, 3, 4, 20]);
  });

  it('is 0 of a member that paid nothing, and missing without members', () => {
    expect([...sumYearToDate(smallSet(4, 3, [[2, 0, 2]]), PAID, ROWS).sums]).toEqual([0, 0, NaN, NaN]);
    expect([...sumYearToDate(smallSet(4, 3, []), PAID, ROWS).counts]).toEqual([0, 0, 0, 0]);
  });

  it('is the same for a later part of the rows', () => {
    const set = { ...smallSet(4, 3, [[0, 0, 4]]), rows: { from: 1, to: 3 } };
    const later = { days: [8, 12], yearStarts: [0, 10] };
    expect([...sumYearToDate(set, PAID, later).sums]).toEqual([3, 4]);
  });
});
