import { sql, type Expression, type RawBuilder } from 'kysely';
import { listedCondition } from '../read/listed-on.ts';

interface Listing {
  readonly listed: Expression<string>;
  readonly delisted: Expression<string | null>;
}

/** The condition that a security is listed on a day, as `listedCondition` defines it. */
export const isListedOn = (listing: Listing, day: Expression<string>): RawBuilder<boolean> =>
  listedCondition<Expression<string | null>, RawBuilder<boolean>>(sql<boolean>, { ...listing, day });
