/**
 * The running sum of a series; a missing value adds nothing, and before the first value and after the last
 * the sum is null.
 */
export function runningSum(values: readonly (number | null)[]): readonly (number | null)[] {
  const last = values.findLastIndex((value) => value !== null);
  let sum: number | null = null;
  return values.map((value, at) => {
    if (value !== null) sum = (sum ?? 0) + value;
    return at > last ? null : sum;
  });
}
