import { moments } from './moments.ts';
import { present } from './present.ts';

/**
 * The t of a mean whose neighbours overlap: the long-run variance takes autocovariances up to `lag` with
 * Bartlett weights 1 − l/(lag + 1), each over n and without a small-sample correction (statsmodels' HAC on a
 * constant). For returns over h days the lag is h − 1. Missing values are left out and the rest are adjacent.
 * NaN of fewer than two values or a flat sample.
 */
export function neweyWestT(values: ArrayLike<number>, lag: number): number {
  if (!Number.isInteger(lag) || lag < 0)
    throw new RangeError(`lag must be a whole number from 0, not ${lag}`);
  const { count, mean, std } = moments(values);
  if (!(std > 0)) return NaN;
  const deviations = present(values).map((value) => value - mean);
  let variance = autocovariance(deviations, 0);
  for (let apart = 1; apart <= Math.min(lag, count - 1); apart += 1) {
    variance += 2 * (1 - apart / (lag + 1)) * autocovariance(deviations, apart);
  }
  return variance > 0 ? mean / Math.sqrt(variance / count) : NaN;
}

function autocovariance(deviations: Float64Array, apart: number): number {
  let sum = 0;
  for (let at = apart; at < deviations.length; at += 1) {
    sum += (deviations[at] ?? NaN) * (deviations[at - apart] ?? NaN);
  }
  return sum / deviations.length;
}
