import type { CellValue, SetRows } from './set-rows.ts';

/** Sums over the members of a set, by row. */
export interface SetSums {
  /** NaN where no member has a value: the sum of nothing is missing, not 0. */
  readonly sums: Float64Array;
  /** The number of members with a value. */
  readonly counts: Int32Array;
}

/** The sum of a figure over the members that have it, by row of the range. */
export function sumMembers({ members, rows, stocks }: SetRows, value: CellValue): SetSums {
  const sums = new Float64Array(rows.to - rows.from).fill(NaN);
  const counts = new Int32Array(rows.to - rows.from);
  for (let row = 0; row < sums.length; row += 1) {
    const [day, first] = [row + rows.from, row * stocks];
    let [sum, count] = [0, 0];
    for (let at = 0; at < members.stocks.length; at += 1) {
      if (day < (members.from[at] as number) || day >= (members.to[at] as number)) continue;
      const own = value(first + (members.stocks[at] as number));
      if (Number.isNaN(own)) continue;
      sum += own;
      count += 1;
    }
    counts[row] = count;
    if (count > 0) sums[row] = sum;
  }
  return { sums, counts };
}

/** The plain mean over the members that have a value, by row: 均值. NaN where none has. */
export const meanOfMembers = ({ sums, counts }: SetSums): Float64Array =>
  sums.map((sum, row) => sum / (counts[row] as number));
