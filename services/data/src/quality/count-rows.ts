import { schemaName } from '@console/node-kit/database';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

/** The most rows counted; counting more would take too long, and the engine's estimate is used instead. */
const MOST_COUNTED = 100_000;

interface Counted {
  readonly total: number | string | null;
}

/**
 * The number of rows of a table whose loads do not record it. `table` is a name of the catalogue, never a caller's
 * text. Uses SQL, as the name is a variable and the engine's estimate is in a schema of its own, neither among the
 * typed rows.
 */
export async function countRows(database: DataSource, table: string): Promise<number> {
  const some = sql`SELECT 1 FROM ${sql.table(`market.${table}`)} LIMIT ${MOST_COUNTED}`;
  const { rows: counted } = await sql<Counted>`SELECT COUNT(*) AS total FROM (${some}) some`.execute(
    queries(database),
  );
  const total = Number(counted[0]?.total ?? 0);
  if (total < MOST_COUNTED) return total;
  const { rows: estimate } = await sql<Counted>`SELECT TABLE_ROWS AS total FROM information_schema.TABLES
    WHERE TABLE_SCHEMA = ${schemaName('market')} AND TABLE_NAME = ${table}`.execute(queries(database));
  return Math.max(total, Number(estimate[0]?.total ?? 0));
}
