import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { queries } from '../queries.ts';

/** A time in which a security is a member: days `YYYY-MM-DD`, from `since` on and before `until`, null for no end. */
export interface MemberTerm {
  readonly security: number;
  /** The tenant's company; null for one it did not add. */
  readonly company: number | null;
  readonly since: string;
  readonly until: string | null;
  /** The days of membership, listed or not: from `joined` on, before `left`; of all days where it has no history. */
  readonly joined: string;
  readonly left: string | null;
}

/**
 * The terms of a set's members, in the order of securities: while listed, by `isListedOn`, and where membership has a
 * history within one of its spans; otherwise today's members count on all days.
 */
export async function memberTerms(
  database: Querying,
  { members, spans }: SecuritySet,
): Promise<readonly MemberTerm[]> {
  const listings = queries(database).selectFrom('market.security as s').orderBy('s.id');
  return spans === undefined
    ? listings
        .innerJoin(members.as('m'), 'm.security_id', 's.id')
        .select(['s.id as security', 'm.company_id as company'])
        .select(['s.list_date as since', 's.delist_date as until'])
        .select(['s.list_date as joined', 's.delist_date as left'])
        .execute()
    : listings
        .innerJoin(spans.as('m'), 'm.security_id', 's.id')
        .innerJoin(members.as('c'), 'c.security_id', 's.id')
        .select(({ ref }) => [
          's.id as security',
          'c.company_id as company',
          'm.valid_from as joined',
          'm.valid_to as left',
          sql<string>`GREATEST(${ref('s.list_date')}, ${ref('m.valid_from')})`.as('since'),
          sql<string | null>`COALESCE(LEAST(${ref('s.delist_date')}, ${ref('m.valid_to')}),
            ${ref('s.delist_date')}, ${ref('m.valid_to')})`.as('until'),
        ])
        .execute();
}
