import { eachKnown, type KnownReports } from './each-known.ts';
import type { SetRows } from './set-rows.ts';
import type { SetSums } from './sum-members.ts';
import type { PairSums } from './sum-pairs.ts';

/** The sum of what the members last reported, by row: shareholders, say. NaN where no member has reported. */
export function sumKnown(set: SetRows, reports: KnownReports): SetSums {
  const { sums, add } = empty(set);
  const counts = new Int32Array(sums.length);
  eachKnown(set, reports, (_, row, known) => {
    add(sums, row, known);
    counts[row] = (counts[row] as number) + 1;
  });
  return { sums, counts };
}

/** A figure of a cell and of what its company last reported, NaN where it is missing. */
export type KnownValue = (cell: number, known: number) => number;

/** The sums of a part and of a whole that need what was last reported, over the members that have both. */
export function sumKnownPairs(
  set: SetRows,
  reports: KnownReports,
  { part, whole }: { readonly part: KnownValue; readonly whole: KnownValue },
): PairSums {
  const { sums: parts, add } = empty(set);
  const { sums: wholes } = empty(set);
  const counts = new Int32Array(parts.length);
  eachKnown(set, reports, (cell, row, known) => {
    const [ownPart, ownWhole] = [part(cell, known), whole(cell, known)];
    if (Number.isNaN(ownPart) || Number.isNaN(ownWhole)) return;
    add(parts, row, ownPart);
    add(wholes, row, ownWhole);
    counts[row] = (counts[row] as number) + 1;
  });
  return { parts, wholes, counts };
}

const empty = ({ rows }: SetRows) => ({
  sums: new Float64Array(rows.to - rows.from).fill(NaN),
  add(sums: Float64Array, row: number, value: number): void {
    const before = sums[row] as number;
    sums[row] = Number.isNaN(before) ? value : before + value;
  },
});
