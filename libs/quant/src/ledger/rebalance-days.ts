/** How often a strategy is rebalanced: daily, weekly, monthly, quarterly. */
export const FREQUENCIES = [1, 2, 3, 4] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Whether a day is the last of its period: the next one (both ISO) lies in another day, ISO week, month or quarter. */
export function endsPeriod(frequency: Frequency, day: string, next: string): boolean {
  return periodOf(frequency, day) !== periodOf(frequency, next);
}

function periodOf(frequency: Frequency, day: string): string {
  switch (frequency) {
    case 1:
      return day;
    case 2:
      return mondayOf(day);
    case 3:
      return day.slice(0, 7);
    case 4:
      return `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) - 1) / 3)}`;
  }
}

const DAY_MS = 86_400_000;

function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
