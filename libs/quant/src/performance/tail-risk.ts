import { linearPercentile } from '../stats/linear-percentile.ts';
import { present } from '../stats/present.ts';

/** The return that the worst `share` of periods do not exceed: a percentile, negative for a loss. */
export function valueAtRisk(returns: ArrayLike<number>, share = 0.05): number {
  return linearPercentile(returns, share);
}

/**
 * The mean of the ⌊share · (n − 1)⌋ + 1 smallest returns (empyrical's conditional_value_at_risk). NaN of none.
 *
 * @throws RangeError for a share outside 0 … 1
 */
export function conditionalValueAtRisk(returns: ArrayLike<number>, share = 0.05): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`share must be from 0 to 1, not ${share}`);
  const sorted = present(returns).sort();
  const worst = sorted.subarray(0, Math.floor((sorted.length - 1) * share) + 1);
  return worst.reduce((sum, value) => sum + value, 0) / worst.length;
}

/** |95th percentile| / |5th percentile|: above 1 the good days are larger than the bad. NaN when both are 0. */
export function tailRatio(returns: ArrayLike<number>): number {
  return Math.abs(linearPercentile(returns, 0.95)) / Math.abs(linearPercentile(returns, 0.05));
}
