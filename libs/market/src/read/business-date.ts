import { tableName } from '@console/node-kit/database';
import type { DataSource } from 'typeorm';

/**
 * The last trading day with a complete snapshot, `YYYY-MM-DD`; null before the first import of bars.
 * Bars appear only when their load is complete, so it is the newest day of the loads that succeeded.
 */
export async function businessDate(database: Pick<DataSource, 'query'>): Promise<string | null> {
  const rows = await database.query<{ day: string | null }[]>(
    `SELECT MAX(as_of) AS day FROM ${tableName('market', 'snapshot')}
      WHERE table_name = 'daily_bar' AND status = 'loaded'`,
  );
  return rows[0]?.day ?? null;
}
