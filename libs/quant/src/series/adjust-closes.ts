/** forward (前复权): the last close is as traded; backward (后复权): the first one is. */
export type AdjustMode = 'forward' | 'backward';

/**
 * Closes that are comparable over ex-rights days. `factors` are cumulative backward factors, one per close;
 * forward ones are the same divided by the last. Returns of either are the true ones.
 */
export function adjustCloses(
  closes: ArrayLike<number>,
  factors: ArrayLike<number>,
  mode: AdjustMode,
): Float64Array {
  const last = factors[factors.length - 1] ?? NaN;
  return Float64Array.from(closes, (close, at) => {
    const factor = factors[at] ?? NaN;
    return close * (mode === 'forward' ? factor / last : factor);
  });
}
