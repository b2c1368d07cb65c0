/**
 * Months, `YYYY-MM`, with less than two thirds of the days of a usual month, and their number of days: the
 * mean of a few days says little. `dates` are `YYYY-MM-DD`, as many as the values.
 */
export function thinMonths(
  dates: readonly string[],
  values: readonly (number | null)[],
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const [at, date] of dates.entries()) {
    if ((values[at] ?? null) === null) continue;
    const month = date.slice(0, 7);
    days.set(month, (days.get(month) ?? 0) + 1);
  }
  const counts = [...days.values()].sort((one, other) => one - other);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return new Map([...days].filter(([, count]) => count * 3 < usual * 2));
}
