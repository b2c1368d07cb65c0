import type { TableEntry } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import { sql } from 'kysely';
import { martQueries } from '../read/mart-queries.ts';
import type { Mart } from './fact-source.ts';
import { orderOf, startsOf, type About, type LooseRows, type Made, type Starts } from './made-facts.ts';
import { isMemberOn, type SecuritySet } from './security-set.ts';

/** A page of the rows of a set's members, with the facts about all rows (count, as-of day). */
export function factsOfMembers<E extends TableEntry>(
  entry: E,
  one: Made,
): (database: Querying, query: TableQuery<E>, set: SecuritySet) => Promise<readonly [About, object[]]> {
  // Rows of several securities are distinguished by their security as well.
  const made: Made = { ...one, key: [...one.key, 'security_id'] };
  const startsIn = keptByDatabase(startsOf(entry, made));
  return async (database, query, set) => {
    const starts = startsIn(martQueries(database));
    const among = (rows: LooseRows): LooseRows => {
      const own = rowsOf(set, rows, made.asOf);
      return made.where?.(own, query.filter) ?? own;
    };
    const [about, rows] = await Promise.all([
      among(starts.about).executeTakeFirstOrThrow(),
      among(starts.rows)
        .orderBy(orderOf(entry, made, query.sort))
        .limit(query.size)
        .offset(query.page * query.size)
        .execute(),
    ]);
    return [about as unknown as About, rows];
  };
}

/** Built for the first request of a database: they are the same for all. */
function keptByDatabase(startsIn: (mart: Mart) => Starts): (mart: Mart) => Starts {
  const kept = new WeakMap<Mart, Starts>();
  return (mart) => {
    const starts = kept.get(mart) ?? startsIn(mart);
    kept.set(mart, starts);
    return starts;
  };
}

/** Rows of the members of a set on the days on which they belonged to it. */
function rowsOf(set: SecuritySet, rows: LooseRows, day: string): LooseRows {
  const own = rows.innerJoin(set.members.as('m'), 'm.security_id' as never, 't.security_id') as LooseRows;
  return own.where(isMemberOn(set, sql.ref('t.security_id'), sql.ref(`t.${day}`)));
}
