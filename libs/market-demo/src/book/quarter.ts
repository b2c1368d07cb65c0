/**
 * A calendar quarter as a whole number, four a year: 8096 is the first of 2024. Consecutive quarters differ
 * by one.
 */
export type Quarter = number;

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'] as const;

export const quarterOf = (date: string): Quarter =>
  Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);

export const yearOf = (quarter: Quarter): number => Math.floor(quarter / 4);

/** 0 to 3. */
export const seasonOf = (quarter: Quarter): number => quarter % 4;

/** Its last day, `YYYY-MM-DD`: what statements call the report period. */
export const periodEnd = (quarter: Quarter): string =>
  `${yearOf(quarter)}-${LAST_DAYS[seasonOf(quarter)] ?? ''}`;

/** The last quarter that ended on or before a date. */
export function lastEnded(date: string): Quarter {
  const quarter = quarterOf(date);
  return periodEnd(quarter) <= date ? quarter : quarter - 1;
}
