import { drawdowns } from './drawdowns.ts';

/** A fall from a high to its lowest, and back. Positions are those of the returns. */
export interface Drawdown {
  /** The loss at the trough as a fraction of the peak, negative. */
  readonly depth: number;
  /** The last return at the high; −1 is the start, before the first return. */
  readonly peak: number;
  /** The first return at the lowest. */
  readonly trough: number;
  /** The first return back at the high; null while below it. */
  readonly recovery: number | null;
}

/**
 * The deepest falls, deepest first, at most `count` of them; equally deep ones in order of time. They do not
 * overlap: one lasts until its high is reached again.
 */
export function worstDrawdowns(returns: ArrayLike<number>, count: number): Drawdown[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`count must be at least 1, not ${count}`);
  return allDrawdowns(drawdowns(returns))
    .sort((one, other) => one.depth - other.depth)
    .slice(0, count);
}

function allDrawdowns(below: Float64Array): Drawdown[] {
  const found: Drawdown[] = [];
  let peak = -1;
  let trough = -1;
  let depth = 0;
  for (const [at, drawdown] of below.entries()) {
    if (drawdown < depth) [depth, trough] = [drawdown, at];
    if (drawdown < 0) continue;
    if (depth < 0) found.push({ depth, peak, trough, recovery: at });
    [depth, peak] = [0, at];
  }
  if (depth < 0) found.push({ depth, peak, trough, recovery: null });
  return found;
}
