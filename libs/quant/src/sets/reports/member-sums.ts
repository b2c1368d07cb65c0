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
  const [one, other] = figures;
  for (let row = 0; row < rows; row += 1) {
    const cells = { counted, from: row * members, to: (row + 1) * members };
    const totals =
      one !== undefined && figures.length === 1
        ? totalOfOne(one, cells)
        : one !== undefined && other !== undefined && figures.length === 2
          ? totalsOfTwo(one, other, cells)
          : totalsOfAll(figures, cells);
    const count = totals[0] as number;
    counts[row] = count;
    if (count > 0) for (const [at, each] of sums.entries()) each[row] = totals[at + 1] as number;
  }
  return { sums, counts };
}

interface Cells {
  readonly counted: Uint8Array;
  readonly from: number;
  readonly to: number;
}
/** The number of members, then the total of each figure. */
type Totals = readonly number[];

/** One and two figures are written out: they run for every cell of every line of a statement. */
function totalOfOne(figures: Float64Array, { counted, from, to }: Cells): Totals {
  let [count, total] = [0, 0];
  for (let cell = from; cell < to; cell += 1) {
    const figure = figures[cell] as number;
    if (counted[cell] !== 1 || Number.isNaN(figure)) continue;
    count += 1;
    total += figure;
  }
  return [count, total];
}

function totalsOfTwo(one: Float64Array, other: Float64Array, { counted, from, to }: Cells): Totals {
  let [count, first, second] = [0, 0, 0];
  for (let cell = from; cell < to; cell += 1) {
    const [figure, beside] = [one[cell] as number, other[cell] as number];
    if (counted[cell] !== 1 || Number.isNaN(figure) || Number.isNaN(beside)) continue;
    count += 1;
    first += figure;
    second += beside;
  }
  return [count, first, second];
}

function totalsOfAll(figures: readonly Float64Array[], { counted, from, to }: Cells): Totals {
  const totals = new Array<number>(figures.length + 1).fill(0);
  for (let cell = from; cell < to; cell += 1) {
    if (counted[cell] !== 1 || figures.some((each) => Number.isNaN(each[cell]))) continue;
    totals[0] = (totals[0] as number) + 1;
    for (const [at, each] of figures.entries())
      totals[at + 1] = (totals[at + 1] as number) + (each[cell] as number);
  }
  return totals;
}
