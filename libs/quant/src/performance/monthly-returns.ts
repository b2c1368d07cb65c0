/**
 * Each calendar month's compounded return, in the order of the dates (ISO, one per return), keyed YYYY-MM.
 * Missing returns are left out; a month without returns is absent.
 */
export function monthlyReturns(returns: ArrayLike<number>, dates: readonly string[]): Record<string, number> {
  if (dates.length !== returns.length) {
    throw new RangeError(`${dates.length} dates for ${returns.length} returns`);
  }
  const wealth = new Map<string, number>();
  for (const [at, date] of dates.entries()) {
    const value = returns[at] ?? NaN;
    if (Number.isNaN(value)) continue;
    const month = date.slice(0, 7);
    wealth.set(month, (wealth.get(month) ?? 1) * (1 + value));
  }
  return Object.fromEntries([...wealth].map(([month, grown]) => [month, grown - 1]));
}
