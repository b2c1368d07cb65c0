import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

/** The state of a table according to its loads. */
export interface TableLoads {
  readonly rows: number | null;
  /** Rows in the newest load: all rows of the table, if it is derived. */
  readonly loadedRows: number | null;
  readonly asOf: string | null;
  readonly loadedAt: string | null;
  readonly source: string | null;
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly deleted: number | null;
  /** About the newest attempt, failed or not. */
  readonly rejected: number;
  readonly failed: boolean;
  readonly message: string | null;
}

/**
 * By table: its newest valid load, its newest attempt, and the rows it has since its newest change, which may be an
 * undoing. A file may correct an older day: for tables fed by files the as-of date is the newest of any valid load, for
 * derived ones the last load's. Tables that were never loaded are absent.
 */
export async function tableLoads(database: DataSource): Promise<ReadonlyMap<string, TableLoads>> {
  const rows = await queries(database)
    .selectFrom(newestOfEach(database))
    .leftJoin('market.snapshot as loaded', 'loaded.id', 'n.loaded_id')
    .leftJoin('market.snapshot as tried', 'tried.id', 'n.tried_id')
    .leftJoin('market.snapshot as counted', 'counted.id', 'n.counted_id')
    .select(['n.table_name as table', 'counted.table_rows as rows', 'loaded.loaded_rows as loadedRows'])
    .select(['loaded.finished_at as loadedAt', 'loaded.source', 'loaded.inserted_rows as inserted'])
    .select(['loaded.updated_rows as updated', 'loaded.deleted_rows as deleted'])
    .select(({ ref, fn, lit }) => [
      sql<string | null>`IF(${ref('loaded.run_id')} IS NULL, ${ref('loaded.as_of')}, ${ref('n.as_of')})`.as(
        'asOf',
      ),
      fn.coalesce('tried.rejected_rows', lit(0)).as('rejected'),
      sql<0 | 1>`COALESCE(${ref('tried.status')} = 'failed', 0)`.as('failed'),
      sql<string | null>`IF(${ref('tried.status')} = 'failed', ${ref('tried.message')}, NULL)`.as('message'),
    ])
    .execute();
  return new Map(rows.map(({ table, failed, ...row }) => [table, { ...row, failed: Number(failed) === 1 }]));
}

/** The ids of the loads of each table that are read. */
const newestOfEach = (database: DataSource) =>
  queries(database)
    .selectFrom('market.snapshot')
    .groupBy('table_name')
    .select(({ ref }) => {
      const [id, status] = [ref('id'), ref('status')];
      const isCounted = sql`${ref('table_rows')} IS NOT NULL
        AND (${status} = 'loaded' OR ${ref('undoes_id')} IS NOT NULL)`;
      return [
        'table_name',
        sql<number | null>`MAX(IF(${status} = 'loaded', ${id}, NULL))`.as('loaded_id'),
        sql<string | null>`MAX(IF(${status} = 'loaded', ${ref('as_of')}, NULL))`.as('as_of'),
        sql<number | null>`MAX(IF(${status} IN ('loaded', 'failed'), ${id}, NULL))`.as('tried_id'),
        sql<number | null>`MAX(IF(${isCounted}, ${id}, NULL))`.as('counted_id'),
      ];
    })
    .as('n');
