import { sql, type Expression, type RawBuilder } from 'kysely';

/** The consecutive number of a quarter: 2026Q3 is 2026 × 4 + 2. */
export const quarterIndex = (day: string): number =>
  Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);

/** The same for a day in the database. */
export const quarterOf = (day: Expression<string>): RawBuilder<number> =>
  sql`YEAR(${day}) * 4 + QUARTER(${day}) - 1`;

/** The name, `2026Q3`. */
export const quarterName = (index: number): string => `${Math.floor(index / 4)}Q${(index % 4) + 1}`;

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'];

/** Its last day, `2026-09-30`. */
export const quarterEnd = (index: number): string => `${Math.floor(index / 4)}-${LAST_DAYS[index % 4] ?? ''}`;
