const DAY_MS = 86_400_000;

/** The first `count` weekdays from the ISO date `first` on, itself included: the trading days of a made-up market. */
export function weekdays(first: string, count: number): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${first}T00:00:00Z`); days.length < count; at += DAY_MS) {
    const day = new Date(at);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}
