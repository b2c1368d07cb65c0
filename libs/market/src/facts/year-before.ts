import { sql, type Expression, type RawBuilder } from 'kysely';

/** The condition that a report period is the same period a year before another. */
export const isYearBefore = (earlier: Expression<string>, period: Expression<string>): RawBuilder<boolean> =>
  sql`${earlier} = ${period} - INTERVAL 1 YEAR`;
