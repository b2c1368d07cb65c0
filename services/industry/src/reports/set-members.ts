import type { MemberTerm } from '@console/quant';
import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { queries } from '../queries.ts';
import { epochDay } from './report-days.ts';

/** The securities of a set, and when each belonged to it. */
export interface SetMembers {
  /** Ascending, each once. */
  readonly securities: readonly number[];
  /** Their columns of the report histories: the security with id s + 1 is in column s. */
  readonly stocks: Int32Array;
  /** Listed, and where membership has a history, belonging. */
  readonly terms: readonly MemberTerm[];
}

/** The members of a set, read from the mart: listed by `isListedOn`, and with spans within one of them. */
export async function setMembers(database: Querying, { members, spans }: SecuritySet): Promise<SetMembers> {
  const listings = queries(database).selectFrom('market.security as s').orderBy('s.id');
  const rows = await (spans === undefined
    ? listings
        .innerJoin(members.as('m'), 'm.security_id', 's.id')
        .select(['s.id as security', 's.list_date as since', 's.delist_date as until'])
        .execute()
    : listings
        .innerJoin(spans.as('m'), 'm.security_id', 's.id')
        .select(({ ref }) => [
          's.id as security',
          sql<string>`GREATEST(${ref('s.list_date')}, ${ref('m.valid_from')})`.as('since'),
          sql<string | null>`COALESCE(LEAST(${ref('s.delist_date')}, ${ref('m.valid_to')}),
            ${ref('s.delist_date')}, ${ref('m.valid_to')})`.as('until'),
        ])
        .execute());
  const securities = [...new Set(rows.map(({ security }) => security))];
  const places = new Map(securities.map((security, at) => [security, at]));
  return {
    securities,
    stocks: Int32Array.from(securities, (security) => security - 1),
    terms: rows.map(({ security, since, until }) => ({
      member: places.get(security) ?? 0,
      since: epochDay(since),
      until: until === null ? Infinity : epochDay(until),
    })),
  };
}
