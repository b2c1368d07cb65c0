/**
 * What a series has come to at each place; a missing value adds nothing, and before the first and beyond the last there
 * is none.
 */
export function runningSum(values: readonly (number | null)[]): readonly (number | null)[] {
  const last = values.findLastIndex((value) => value !== null);
  let sum: number | null = null;
  return values.map((value, at) => {
    if (value !== null) sum = (sum ?? 0) + value;
    return at > last ? null : sum;
  });
}
