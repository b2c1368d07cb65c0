/** What a series has come to at each place; a missing value adds nothing, and before the first there is none. */
export function runningSum(values: readonly (number | null)[]): readonly (number | null)[] {
  let sum: number | null = null;
  return values.map((value) => {
    if (value !== null) sum = (sum ?? 0) + value;
    return sum;
  });
}
