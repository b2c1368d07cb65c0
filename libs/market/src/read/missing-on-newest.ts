import { tableName } from '@console/node-kit/database';
import { listedOn } from './listed-on.ts';
import type { Querying } from './querying.ts';

/**
 * Ids of the securities that a table has on the day before its newest and not on the newest, though they are still
 * listed and not newly ST, which would end their eligibility. Ascending.
 */
export async function missingOnNewest(
  database: Querying,
  table: string,
  { previous, newest }: { readonly previous: string; readonly newest: string },
): Promise<readonly number[]> {
  const own = tableName('market', table);
  const bars = tableName('market', 'daily_bar');
  const rows = await database.query<{ id: number }[]>(
    `SELECT security.id FROM ${own} own
      JOIN ${tableName('market', 'security')} security ON security.id = own.security_id
      LEFT JOIN ${bars} bar ON bar.trade_date = ? AND bar.security_id = own.security_id
      LEFT JOIN ${bars} before_bar ON before_bar.trade_date = ? AND before_bar.security_id = own.security_id
      WHERE own.trade_date = ? AND ${listedOn('security', '?')}
        AND NOT (COALESCE(bar.st, 0) = 1 AND COALESCE(before_bar.st, 0) = 0)
        AND own.security_id NOT IN (SELECT security_id FROM ${own} WHERE trade_date = ?)
      ORDER BY security.id`,
    [newest, previous, previous, newest, newest, newest],
  );
  return rows.map(({ id }) => id);
}
