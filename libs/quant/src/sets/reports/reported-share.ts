/** The members of each period, by report and member: cell `r * members + m`. */
export interface ReportedMembers {
  /** 1 where the member reported. */
  readonly made: Uint8Array;
  /** 1 where it belonged to the set at the end of the period. */
  readonly counted: Uint8Array;
  readonly members: number;
}

/**
 * The share of the members' weight, such as their market value, that those have who reported, by report: NaN where no
 * member has a weight.
 * @param weights by report and member, NaN for missing
 */
export function reportedShare(
  { made, counted, members }: ReportedMembers,
  weights: Float64Array,
): Float64Array {
  const rows = members === 0 ? 0 : counted.length / members;
  const [parts, wholes] = [new Float64Array(rows), new Float64Array(rows)];
  for (let cell = 0; cell < counted.length; cell += 1) {
    const weight = weights[cell] as number;
    if (counted[cell] !== 1 || Number.isNaN(weight)) continue;
    const row = Math.floor(cell / members);
    wholes[row] = (wholes[row] as number) + weight;
    if (made[cell] === 1) parts[row] = (parts[row] as number) + weight;
  }
  return parts.map((part, row) => (wholes[row] === 0 ? NaN : part / (wholes[row] as number)));
}
