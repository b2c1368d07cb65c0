/** Sums over members by row, and of how many members each is. */
export interface MemberSums {
  /** NaN where no member has what is added. */
  readonly sums: Float64Array;
  readonly counts: Int32Array;
}

/**
 * The sums of a figure over the members that count and have it.
 * @param figures cell `r * members + m`, NaN for missing
 * @param counted 1 for the cells of members that count in a row
 */
export function memberSums(figures: Float64Array, counted: Uint8Array, members: number): MemberSums {
  const {
    sums: [sums = new Float64Array(0)],
    counts,
  } = jointSums([figures], counted, members);
  return { sums, counts };
}

/** Sums of several figures over the same members. */
export interface JointSums {
  /** By figure, as they were given. */
  readonly sums: readonly Float64Array[];
  readonly counts: Int32Array;
}

/**
 * The sums of several figures over the members that count and have all of them: the two sides of a ratio, or of a
 * growth that compares like with like. All NaN where no member has all.
 */
export function jointSums(figures: readonly Float64Array[], counted: Uint8Array, members: number): JointSums {
  const rows = members === 0 ? 0 : counted.length / members;
  const sums = figures.map(() => new Float64Array(rows).fill(NaN));
  const counts = new Int32Array(rows);
  const totals = new Float64Array(figures.length);
  for (let row = 0; row < rows; row += 1) {
    totals.fill(0);
    let count = 0;
    for (let cell = row * members; cell < (row + 1) * members; cell += 1) {
      if (counted[cell] !== 1 || !hasAll(figures, cell)) continue;
      count += 1;
      for (let at = 0; at < figures.length; at += 1)
        totals[at] = (totals[at] as number) + ((figures[at] as Float64Array)[cell] as number);
    }
    counts[row] = count;
    if (count > 0)
      for (let at = 0; at < sums.length; at += 1) (sums[at] as Float64Array)[row] = totals[at] as number;
  }
  return { sums, counts };
}

/** Written as a loop: it runs for every cell of every line of a statement. */
function hasAll(figures: readonly Float64Array[], cell: number): boolean {
  for (let at = 0; at < figures.length; at += 1)
    if (Number.isNaN((figures[at] as Float64Array)[cell] as number)) return false;
  return true;
}
