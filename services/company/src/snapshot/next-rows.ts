/** How often a table gets new rows: each trading day, by report period, or whenever something happens. */
export type Rhythm = 'daily' | 'reports' | 'events';

/** The last days, by the exchanges' rules, on which reports are published. */
const DEADLINES = ['04-30', '08-31', '10-31'] as const;

/**
 * The day, `YYYY-MM-DD`, of a table's next rows after the business date: the next trading day, or the next
 * deadline of reports. Null for events.
 */
export function nextRows(rhythm: Rhythm, businessDate: string, nextTradingDay: string | null): string | null {
  if (rhythm === 'events') return null;
  if (rhythm === 'daily') return nextTradingDay;
  const year = Number(businessDate.slice(0, 4));
  const days = [year, year + 1].flatMap((each) => DEADLINES.map((day) => `${each}-${day}`));
  return days.find((day) => day > businessDate) ?? null;
}
