import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { queries } from '../queries.ts';

/**
 * The number of a set's members on a day: listed on it by `isListedOn`, and where membership has a history, members of
 * that day.
 */
export async function membersOn(
  database: Querying,
  { members, spans }: SecuritySet,
): Promise<(day: string) => number> {
  const listings = queries(database).selectFrom('market.security as s');
  const rows = await (spans === undefined
    ? listings
        .innerJoin(members.as('m'), 'm.security_id', 's.id')
        .select(['s.list_date as since', 's.delist_date as until'])
        .execute()
    : listings
        .innerJoin(spans.as('m'), 'm.security_id', 's.id')
        .select(({ ref }) => [
          sql<string>`GREATEST(${ref('s.list_date')}, ${ref('m.valid_from')})`.as('since'),
          sql<string | null>`COALESCE(LEAST(${ref('s.delist_date')}, ${ref('m.valid_to')}),
            ${ref('s.delist_date')}, ${ref('m.valid_to')})`.as('until'),
        ])
        .execute());
  return (day) => rows.filter(({ since, until }) => since <= day && (until === null || until > day)).length;
}
