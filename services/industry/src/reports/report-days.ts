/** Milliseconds of a day. */
const DAY = 86_400_000;
const ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

/** The last day of a period that is numbered year × 4 + quarter − 1. */
export const endOfPeriod = (period: number): string => `${Math.floor(period / 4)}-${ENDS[period % 4] ?? ''}`;

/** A day as the number of days since 1970-01-01, and back. */
export const epochDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
export const dayOf = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);
