import { tableName } from '@console/node-kit/database';
import { isUnchanged, type TableChanges } from '../import/load/changes.ts';
import type { Querying } from './querying.ts';

/**
 * Whether a derived table has followed every load of its source that changed a row. A load that left all rows as
 * they were needs no following.
 */
export async function isFollowed(
  database: Querying,
  { source, derived }: { readonly source: string; readonly derived: string },
): Promise<boolean> {
  const snapshot = tableName('market', 'snapshot');
  const loads = await database.query<{ changes: string | null }[]>(
    `SELECT changes FROM ${snapshot}
      WHERE table_name = ? AND status IN ('loaded', 'undone') AND id > COALESCE(
        (SELECT MAX(derived_through) FROM ${snapshot} WHERE table_name = ? AND status = 'loaded'), 0)`,
    [source, derived],
  );
  return loads.every(({ changes }) => changes !== null && isUnchanged(JSON.parse(changes) as TableChanges));
}
