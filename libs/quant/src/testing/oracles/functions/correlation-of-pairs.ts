import { coDeviationOfPairs } from './co-deviation-of-pairs.ts';

/** Pearson's correlation of the rows on which both samples have a value; missing where one is constant. An oracle. */
export function correlationOfPairs(x: readonly number[], y: readonly number[]): number {
  const whereBoth = (of: readonly number[]): number[] =>
    of.map((value, at) => (Number.isNaN(x[at]) || Number.isNaN(y[at]) ? NaN : value));
  const [left, right] = [whereBoth(x), whereBoth(y)];
  const scale = Math.sqrt(coDeviationOfPairs(left, left) * coDeviationOfPairs(right, right));
  return scale > 0 ? coDeviationOfPairs(left, right) / scale : NaN;
}
