/** Rebalancing frequencies as strategies store them: 1 day, 2 week, 3 month, 4 quarter. */
export type Frequency = 1 | 2 | 3 | 4;

/** The key of a day's rebalancing period; days with the same key are in the same period. `day` is `YYYY-MM-DD`. */
export function periodKey(frequency: Frequency, day: string): string {
  if (frequency === 1) return day;
  if (frequency === 2) return mondayOf(day);
  if (frequency === 3) return day.slice(0, 7);
  return `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/**
 * The signal days of a frequency: the last trading day of every period. `days` ascend; the last period
 * counts only when a later day shows that it is over.
 */
export function signalDays(frequency: Frequency, days: readonly string[]): readonly string[] {
  return days.filter((day, index) => {
    const next = days[index + 1];
    return next !== undefined && periodKey(frequency, next) !== periodKey(frequency, day);
  });
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
