import { TO_DAYS_EPOCH } from '../read/to-days-epoch.ts';
const DAY_MS = 86_400_000;

/** The day as MariaDB's TO_DAYS counts it. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS + TO_DAYS_EPOCH;

/** The day of a TO_DAYS number, `YYYY-MM-DD`. */
export const dayText = (days: number): string =>
  new Date((days - TO_DAYS_EPOCH) * DAY_MS).toISOString().slice(0, 10);
