import { moments } from '../stats/moments.ts';
import { present } from '../stats/present.ts';
import { overDeviation } from './over-deviation.ts';

/**
 * The root mean square of each return's shortfall below `required`, over all returns. NaN without returns.
 */
export function downsideDeviation(returns: ArrayLike<number>, required: number): number {
  const kept = present(returns);
  return Math.sqrt(kept.reduce((sum, value) => sum + Math.min(value - required, 0) ** 2, 0) / kept.length);
}

/** Mean over `required` per downside deviation, not annualised. NaN of fewer than two, or without a shortfall. */
export function sortinoRatio(returns: ArrayLike<number>, required: number): number {
  const { count, mean } = moments(present(returns).map((value) => value - required));
  return count < 2 ? NaN : overDeviation(mean, downsideDeviation(returns, required));
}

/**
 * The sum of gains over `required` divided by the sum of losses below it. NaN of fewer than two, or without a
 * shortfall.
 */
export function omegaRatio(returns: ArrayLike<number>, required: number): number {
  let gained = 0;
  let lost = 0;
  const kept = present(returns);
  for (const value of kept) {
    gained += Math.max(value - required, 0);
    lost += Math.max(required - value, 0);
  }
  return kept.length > 1 && lost > 0 ? gained / lost : NaN;
}
