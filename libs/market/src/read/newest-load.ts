import type { Querying } from '@console/node-kit/queries';
import { martQueries } from './mart-queries.ts';

/** The id of the newest load or undoing of any table, 0 for none: what was read from the mart is as of it. */
export async function newestLoad(database: Querying): Promise<number> {
  const row = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('status', 'in', ['loaded', 'undone'])
    .executeTakeFirst();
  return row?.id ?? 0;
}
