import type { CellValue, SetRows } from './set-rows.ts';

/** Sums of two figures over the members that have both, by row. */
export interface PairSums {
  /** NaN where no member has both. */
  readonly parts: Float64Array;
  readonly wholes: Float64Array;
  /** The number of members that have both. */
  readonly counts: Int32Array;
}

/**
 * The sums of a part and of a whole, each over the same members: those that have both. A rate of a set is their
 * quotient, never a mean of rates.
 */
export function sumPairs({ members, rows, stocks }: SetRows, part: CellValue, whole: CellValue): PairSums {
  const parts = new Float64Array(rows.to - rows.from).fill(NaN);
  const wholes = new Float64Array(rows.to - rows.from).fill(NaN);
  const counts = new Int32Array(rows.to - rows.from);
  for (let row = 0; row < parts.length; row += 1) {
    const [day, first] = [row + rows.from, row * stocks];
    let [partSum, wholeSum, count] = [0, 0, 0];
    for (let at = 0; at < members.stocks.length; at += 1) {
      if (day < (members.from[at] as number) || day >= (members.to[at] as number)) continue;
      const cell = first + (members.stocks[at] as number);
      const [ownPart, ownWhole] = [part(cell), whole(cell)];
      if (Number.isNaN(ownPart) || Number.isNaN(ownWhole)) continue;
      partSum += ownPart;
      wholeSum += ownWhole;
      count += 1;
    }
    counts[row] = count;
    if (count > 0) [parts[row], wholes[row]] = [partSum, wholeSum];
  }
  return { parts, wholes, counts };
}

/** Part over whole by row; NaN without members that have both, and where the wholes add up to 0. */
export const rateOfPairs = ({ parts, wholes }: Pick<PairSums, 'parts' | 'wholes'>): Float64Array =>
  parts.map((part, row) => (wholes[row] === 0 ? NaN : part / (wholes[row] as number)));
