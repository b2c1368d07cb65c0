/** The rank of each value, the best has 1 and equal ones share theirs; null for those that are missing. */
export function ranksOf(
  values: readonly (number | null)[],
  best: 'highest' | 'lowest' = 'highest',
): readonly (number | null)[] {
  const sign = best === 'highest' ? -1 : 1;
  const ordered = values.filter((value) => value !== null).sort((one, other) => sign * (one - other));
  const ranks = new Map<number, number>();
  for (const [at, value] of ordered.entries()) if (!ranks.has(value)) ranks.set(value, at + 1);
  return values.map((value) => (value === null ? null : (ranks.get(value) ?? null)));
}
