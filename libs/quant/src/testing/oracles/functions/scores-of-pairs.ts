import { coDeviationOfPairs } from './co-deviation-of-pairs.ts';

/** z-scores of the finite values of a date: how far each is from all of them on average, in deviations. An oracle. */
export function scoresOfPairs(values: readonly number[]): number[] {
  const finite = values.filter(Number.isFinite);
  const deviation = Math.sqrt(coDeviationOfPairs(finite, finite));
  return values.map((value) => {
    if (!Number.isFinite(value) || !(deviation > 0)) return NaN;
    return finite.reduce((sum, other) => sum + (value - other) / finite.length, 0) / deviation;
  });
}
