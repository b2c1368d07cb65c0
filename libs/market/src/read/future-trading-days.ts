const DAY_MS = 86_400_000;

/**
 * The next `count` trading days after `last`, from the calendar as far as it goes; beyond it every weekday counts.
 * `known` has the calendar days after `last` and whether each is open.
 */
export function futureTradingDays(
  last: string,
  known: ReadonlyMap<string, boolean>,
  count: number,
): readonly string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${last}T00:00:00Z`) + DAY_MS; days.length < count; at += DAY_MS) {
    const date = new Date(at);
    const day = date.toISOString().slice(0, 10);
    const weekday = date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
    if (known.get(day) ?? weekday) days.push(day);
  }
  return days;
}
