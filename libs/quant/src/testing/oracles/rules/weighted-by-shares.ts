/** Rule 8: each present value by its share of the weight that is present. An oracle. */
export function weightedByShares(
  values: readonly number[],
  weights: readonly number[],
  least: number,
): number {
  const rows = values.map((value, at) => ({ value, weight: weights[at] ?? NaN }));
  const present = rows.filter(({ value }) => !Number.isNaN(value));
  const sumOf = (of: typeof rows): number => of.reduce((sum, { weight }) => sum + weight, 0);
  const isEnough = present.length > 0 && sumOf(present) / sumOf(rows) > least - 1e-9;
  return isEnough
    ? present.reduce((sum, { value, weight }) => sum + value * (weight / sumOf(present)), 0)
    : NaN;
}
