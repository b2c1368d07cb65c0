/** What each member adds to the change of its set, as a fraction of the set's first value. */
export interface SetContributions {
  /** Their columns, ascending, each once. */
  readonly stocks: Int32Array;
  /** What each adds; they add up to `total`. */
  readonly changes: Float64Array;
  /** The change of the set over its first value; NaN without one. */
  readonly total: number;
}

/** Two rows of panels that are compared. */
export interface Compared {
  readonly first: number;
  readonly last: number;
}

/** The contributions of stocks in their order. */
export function contributionsOf(changes: ReadonlyMap<number, number>, total: number): SetContributions {
  const sorted = [...changes].sort(([one], [other]) => one - other);
  return {
    stocks: Int32Array.from(sorted, ([stock]) => stock),
    changes: Float64Array.from(sorted, ([, change]) => change),
    total,
  };
}

/** The largest contributions on both sides, and the sum of all others. */
export interface LargestContributions {
  /** The largest first; at most `most`, all above zero. */
  readonly gains: readonly Contribution[];
  /** The lowest first; at most `most`, all below zero. */
  readonly losses: readonly Contribution[];
  /** With the number of members in it. */
  readonly rest: { readonly count: number; readonly change: number };
}

interface Contribution {
  readonly stock: number;
  readonly change: number;
}

/** The `most` largest contributions of either sign, and the rest as one. */
export function largestContributions(
  { stocks, changes }: Pick<SetContributions, 'stocks' | 'changes'>,
  most: number,
): LargestContributions {
  const sorted = [...stocks]
    .map((stock, at) => ({ stock, change: changes[at] as number }))
    .sort((one, other) => other.change - one.change || one.stock - other.stock);
  const gains = sorted.filter(({ change }) => change > 0).slice(0, most);
  const losses = sorted
    .filter(({ change }) => change < 0)
    .reverse()
    .slice(0, most);
  const shown = new Set([...gains, ...losses].map(({ stock }) => stock));
  const others = sorted.filter(({ stock }) => !shown.has(stock));
  const change = others.reduce((sum, other) => sum + other.change, 0);
  return { gains, losses, rest: { count: others.length, change } };
}
