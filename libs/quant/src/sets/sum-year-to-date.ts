import type { SetRows } from './set-rows.ts';
import type { SetSums } from './sum-members.ts';

/** Amounts paid by stocks: those of stock s are entries `starts[s] … starts[s + 1] − 1`, in the order of days. */
export interface Payments {
  /** One more than there are stocks. */
  readonly starts: Int32Array;
  /** The day of each payment. */
  readonly days: Int32Array;
  readonly amounts: Float64Array;
}

/** The days of rows, counted as those of the payments, and the first day of the year of each. */
export interface YearDays {
  readonly days: ArrayLike<number>;
  readonly yearStarts: ArrayLike<number>;
}

/**
 * What the members of each row have paid in its calendar year up to it, the day included. A member that has paid
 * nothing counts as 0; NaN without members.
 */
export function sumYearToDate(
  { members, rows }: SetRows,
  { starts, days: paid, amounts }: Payments,
  { days, yearStarts }: YearDays,
): SetSums {
  const sums = new Float64Array(rows.to - rows.from).fill(NaN);
  const counts = new Int32Array(sums.length);
  for (let at = 0; at < members.stocks.length; at += 1) {
    const stock = members.stocks[at] as number;
    const end = Math.min(members.to[at] as number, rows.to) - rows.from;
    const last = starts[stock + 1] ?? 0;
    let entry = starts[stock] ?? last;
    let [sum, year] = [0, -Infinity];
    for (let row = Math.max(members.from[at] as number, rows.from) - rows.from; row < end; row += 1) {
      const from = yearStarts[row] as number;
      if (from > year) [sum, year] = [0, from];
      for (; entry < last && (paid[entry] as number) <= (days[row] as number); entry += 1)
        if ((paid[entry] as number) >= from) sum += amounts[entry] as number;
      sums[row] = (counts[row] as number) === 0 ? sum : (sums[row] as number) + sum;
      counts[row] = (counts[row] as number) + 1;
    }
  }
  return { sums, counts };
}
