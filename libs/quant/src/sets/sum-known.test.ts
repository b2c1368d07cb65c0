import type { ReportHistory } from '../reports/report-history.ts';
import { sumKnown, sumKnownPairs } from './sum-known.ts';
import { smallSet } from './testing/small-set.ts';

/**
 * Stock 0 reports 5 on day 1 (period 8) and 7 on day 3 (period 9), then a late one of an older period; stock 1 reports
 * 100 on day 2, and on day 4 a period without the figure; stock 2 never.
 */
const HISTORY: ReportHistory = {
  starts: Int32Array.of(0, 3, 5, 5),
  known: Int32Array.of(1, 3, 4, 2, 4),
  reports: Int32Array.of(8, 9, 7, 8, 9),
  values: Float64Array.of(5, 7, 999, 100, NaN),
};
const REPORTS = { history: HISTORY, days: [1, 2, 3, 4] };

describe('what the members last reported', () => {
  it('counts from its announcement on, until the next, and a late older report does not', () => {
    const { sums, counts } = sumKnown(
      smallSet(4, 3, [
        [0, 0, 4],
        [1, 0, 4],
        [2, 0, 4],
      ]),
      REPORTS,
    );
    expect([...sums]).toEqual([5, 105, 107, 7]);
    expect([...counts]).toEqual([1, 2, 2, 1]);
  });

  it('counts on the days of membership, known before or not, and once', () => {
    const set = smallSet(4, 3, [
      [0, 2, 4],
      [0, 3, 4],
      [1, 0, 2],
    ]);
    expect([...sumKnown(set, REPORTS).sums]).toEqual([NaN, 100, 7, 7]);
  });

  it('is missing for an empty set', () => {
    const { sums, counts } = sumKnown(smallSet(4, 3, []), REPORTS);
    expect([...sums]).toEqual([NaN, NaN, NaN, NaN]);
    expect([...counts]).toEqual([0, 0, 0, 0]);
  });

  it('is compared with a figure of the day over the members that have both', () => {
    // The part of each cell is 2; the whole is 10 less what was reported, and stock 1 has no part on the last row.
    const set = smallSet(4, 3, [
      [0, 0, 4],
      [1, 0, 4],
    ]);
    const { parts, wholes, counts } = sumKnownPairs(set, REPORTS, {
      part: (cell) => (cell === 7 ? NaN : 2),
      whole: (_, known) => 1000 - known,
    });
    expect([...parts]).toEqual([2, 4, 2, 2]);
    expect([...wholes]).toEqual([995, 1895, 993, 993]);
    expect([...counts]).toEqual([1, 2, 1, 1]);
  });

  it('counts in a later part of the rows what was known before it', () => {
    const set = { ...smallSet(4, 3, [[0, 0, 4]]), rows: { from: 2, to: 4 } };
    expect([...sumKnown(set, { history: HISTORY, days: [3, 4] }).sums]).toEqual([7, 7]);
  });

  it('refuses a history out of order', () => {
    const broken = { ...HISTORY, known: Int32Array.of(3, 1, 4, 2, 4) };
    expect(() => sumKnown(smallSet(4, 3, []), { ...REPORTS, history: broken })).toThrow(RangeError);
  });
});
