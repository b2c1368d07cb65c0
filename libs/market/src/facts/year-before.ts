import { sql, type Expression, type RawBuilder } from 'kysely';

/** That a report period is the same one a year before another. */
export const isYearBefore = (earlier: Expression<string>, period: Expression<string>): RawBuilder<boolean> =>
  sql`${earlier} = ${period} - INTERVAL 1 YEAR`;
