import type { Querying } from '@console/node-kit/queries';
import { martQueries } from './mart-queries.ts';

/**
 * The id of the newest load or undoing of some tables, or of any: what was read from them is as of it. 0 for none.
 */
export async function newestLoad(database: Querying, tables?: readonly string[]): Promise<number> {
  const row = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('status', 'in', ['loaded', 'undone'])
    .$if(tables !== undefined, (loads) => loads.where('table_name', 'in', tables ?? []))
    .executeTakeFirst();
  return row?.id ?? 0;
}
