/**
 * The variance of a mean with Bartlett weights over every pair of days, by a double loop. A reference
 * computation for tests.
 */
export function pairwiseVariance(values: readonly number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let variance = 0;
  for (const [at, one] of values.entries())
    for (const [to, other] of values.entries())
      variance += Math.max(0, 1 - Math.abs(at - to) / (lag + 1)) * (one - mean) * (other - mean);
  return variance / values.length ** 2;
}
