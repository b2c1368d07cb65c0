/** The number of days whose mean relative strength is compared with, and the days back to the strength before. */
export interface RotationSpans {
  readonly window: number;
  readonly lag: number;
}

/** Where a set is on the rotation quadrant, by row; 100 is the centre of both. */
export interface Rotation {
  /** Index over market, over its own mean of the last `window` rows × 100: above 100 it gains on the market. */
  readonly strength: Float64Array;
  /** Strength over that of `lag` rows before × 100: above 100 it gains speed. */
  readonly momentum: Float64Array;
}

/**
 * The relative strength of an index against a market, and its momentum. NaN until the window and the lag are full
 * of values, and where either has none.
 */
export function rotation(
  index: Float64Array,
  market: Float64Array,
  { window, lag }: RotationSpans,
): Rotation {
  const relative = index.map((level, row) => level / (market[row] as number));
  const strength = relative.map((level, row) => {
    if (row + 1 < window) return NaN;
    let sum = 0;
    for (let at = row + 1 - window; at <= row; at += 1) sum += relative[at] as number;
    return (100 * level) / (sum / window);
  });
  const momentum = strength.map((level, row) =>
    row < lag ? NaN : (100 * level) / (strength[row - lag] as number),
  );
  return { strength, momentum };
}
