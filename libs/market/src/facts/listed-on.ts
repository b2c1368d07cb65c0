import { sql, type Expression, type RawBuilder } from 'kysely';

interface Listing {
  readonly listed: Expression<string>;
  readonly delisted: Expression<string | null>;
}

/**
 * That a security is listed on a day: from its first trading day on, suspended or not, until the day of its
 * delisting, which is none of it any more. No other is in a set that is formed on the day.
 */
export const isListedOn = ({ listed, delisted }: Listing, day: Expression<string>): RawBuilder<boolean> =>
  sql`(${listed} <= ${day} AND (${delisted} IS NULL OR ${delisted} > ${day}))`;
