import { percentileOfSorted } from './linear-percentile.ts';

/** A series within its own percentiles. */
export interface OwnLevels {
  /** Null for no values. */
  readonly levels: {
    readonly min: number;
    readonly lower: number;
    readonly median: number;
    readonly upper: number;
    readonly max: number;
  } | null;
  /** The number of values. */
  readonly n: number;
  /** The share of the values at or below the newest; null for no values. */
  readonly rank: number | null;
}

/** The quartiles (type 7, as numpy) of a series without missing values, in the order of days, newest last. */
export function levelsOf(values: ArrayLike<number>): OwnLevels {
  const count = values.length;
  if (count === 0) return { levels: null, n: 0, rank: null };
  const newest = values[count - 1] as number;
  const ascending = Float64Array.from(values).sort();
  const at = (fraction: number): number => percentileOfSorted(ascending, fraction);
  const below = ascending.filter((value) => value <= newest).length;
  return {
    levels: { min: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), max: at(1) },
    n: count,
    rank: below / count,
  };
}
