import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';

/** What the loads of a table say of it. */
export interface TableLoads {
  readonly rows: number | null;
  /** Rows that the newest load gave: all of them, where a table is derived. */
  readonly loadedRows: number | null;
  readonly asOf: string | null;
  readonly loadedAt: string | null;
  readonly source: string | null;
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly deleted: number | null;
  /** Of the newest attempt, failed or not. */
  readonly rejected: number;
  readonly failed: boolean;
  readonly message: string | null;
}

type Row = Omit<TableLoads, 'failed'> & { readonly table: string; readonly failed: number };

/**
 * By table: its newest load that stands, its newest attempt, and the rows it holds since its newest change,
 * which an undoing is too. A file may correct an older day: what files fed speaks of the newest day of any load
 * that stands, what was derived of the last one's. Tables that were never loaded are absent.
 */
export async function tableLoads(database: DataSource): Promise<ReadonlyMap<string, TableLoads>> {
  const snapshot = tableName('market', 'snapshot');
  const rows = await database.query<Row[]>(
    `SELECT n.table_name AS \`table\`, counted.table_rows AS \`rows\`, loaded.loaded_rows AS loadedRows,
        IF(loaded.run_id IS NULL, loaded.as_of, n.as_of) AS asOf,
        loaded.finished_at AS loadedAt, loaded.source AS source, loaded.inserted_rows AS inserted,
        loaded.updated_rows AS updated, loaded.deleted_rows AS deleted,
        COALESCE(tried.rejected_rows, 0) AS rejected, COALESCE(tried.status = 'failed', 0) AS failed,
        IF(tried.status = 'failed', tried.message, NULL) AS message
       FROM (SELECT table_name, MAX(IF(status = 'loaded', id, NULL)) AS loaded_id,
               MAX(IF(status = 'loaded', as_of, NULL)) AS as_of,
               MAX(IF(status IN ('loaded', 'failed'), id, NULL)) AS tried_id,
               MAX(IF(table_rows IS NOT NULL AND (status = 'loaded' OR undoes_id IS NOT NULL), id, NULL)) AS counted_id
               FROM ${snapshot} GROUP BY table_name) n
       LEFT JOIN ${snapshot} loaded ON loaded.id = n.loaded_id
       LEFT JOIN ${snapshot} tried ON tried.id = n.tried_id
       LEFT JOIN ${snapshot} counted ON counted.id = n.counted_id`,
  );
  return new Map(rows.map(({ table, failed, ...row }) => [table, { ...row, failed: Number(failed) === 1 }]));
}
