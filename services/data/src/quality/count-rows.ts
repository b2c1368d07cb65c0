import { schemaName } from '@console/node-kit/database';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

/** Counting more would keep the page waiting; past it the engine's own estimate serves. */
const MOST_COUNTED = 100_000;

interface Counted {
  readonly total: number | string | null;
}

/**
 * The rows of a table whose loads do not say. `table` is a name of the catalogue, never a caller's text. SQL, as the
 * name is known only now and the engine's estimate is in a schema of its own, neither among the typed rows.
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
