const DAY_MS = 86_400_000;

/**
 * Trading days after `last`, as far as the calendar knows them; beyond it weekdays stand in.
 * `known` holds calendar days after `last` with whether each is open. Returns `count` days.
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
