import { olsLine } from '../stats/ols-line.ts';
import { present } from '../stats/present.ts';

/**
 * How straight the rise or fall was: r² of cumulative log returns on time (empyrical's
 * stability_of_timeseries). Missing returns are left out. NaN of fewer than two returns, when nothing moved,
 * or after a total loss.
 */
export function stability(returns: ArrayLike<number>): number {
  const logs = present(returns);
  let sum = 0;
  for (const [at, value] of logs.entries()) {
    sum += Math.log1p(value);
    logs[at] = sum;
  }
  return Number.isFinite(sum) ? olsLine(Float64Array.from(logs.keys()), logs).rSquared : NaN;
}
