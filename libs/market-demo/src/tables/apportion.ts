/** Splits a whole number in proportion to weights into whole numbers that add up to it (largest remainder). */
export function apportion(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((so, weight) => so + weight, 0);
  if (!(sum > 0)) throw new RangeError('no weight to split by');
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((so, part) => so + part, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
