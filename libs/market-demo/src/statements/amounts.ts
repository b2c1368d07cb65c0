/** Whole cents by line, so that sums are exact; a missing line is 0. */
export type Amounts<N extends string = string> = Partial<Record<N, number>>;

export const toCents = (yuan: number): number => Math.round(yuan * 100);

export function totalOf<N extends string>(amounts: Amounts<N>, names: readonly N[]): number {
  let total = 0;
  for (const name of names) total += amounts[name] ?? 0;
  return total;
}

/** The change between two states, over some lines. */
export const growthOf = <N extends string>(
  before: Amounts<N>,
  after: Amounts<N>,
  names: readonly N[],
): number => totalOf(after, names) - totalOf(before, names);

/** Adds the amounts of a quarter to a year's. */
export function addTo<N extends string>(year: Amounts<N>, quarter: Amounts<N>): void {
  for (const name of Object.keys(quarter) as N[]) year[name] = (year[name] ?? 0) + (quarter[name] ?? 0);
}

/** Yuan by line for a row: null for a missing line. */
export function figuresIn<N extends string>(
  amounts: Amounts<N>,
  names: readonly N[],
  filled: ReadonlySet<N>,
): Record<N, number | null> {
  const row: Partial<Record<N, number | null>> = {};
  for (const name of names) row[name] = filled.has(name) ? (amounts[name] ?? 0) / 100 : null;
  // Every name was given a value above.
  return row as Record<N, number | null>;
}
