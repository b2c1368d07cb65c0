/**
 * The covariance, ddof 1, of the rows on which both samples have a value, from the differences of every two rows and no
 * mean. Of a sample with itself it is the variance. An oracle.
 */
export function coDeviationOfPairs(x: readonly number[], y: readonly number[]): number {
  const rows = x.flatMap((value, at) => {
    const other = y[at] ?? NaN;
    return Number.isNaN(value) || Number.isNaN(other) ? [] : [[value, other] as const];
  });
  let sum = 0;
  for (const [at, [value, other]] of rows.entries())
    for (const [before, beside] of rows.slice(0, at)) sum += (value - before) * (other - beside);
  return sum / (rows.length * (rows.length - 1));
}
