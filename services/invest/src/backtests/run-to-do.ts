import { backtestParams } from '@console/contract-invest';
import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import type { BacktestWork, FrozenRun } from './backtest-work.ts';

/** A run as its worker finds it. */
export interface RunToDo {
  readonly id: number;
  readonly work: BacktestWork;
  /** The run it is held against; null of one that repeats none. */
  readonly original: { readonly id: number; readonly resultHash: string | null } | null;
}

interface Row {
  readonly params: string;
  readonly frozen: string;
  readonly originalId: number | null;
  readonly resultHash: string | null;
  readonly snapshotId: number | null;
}

/** A run of the tenant; null when it has none of that id. */
export async function readRunToDo(
  database: DataSource,
  tenantId: string,
  id: number,
): Promise<RunToDo | null> {
  const table = tableName('invest', 'backtest_run');
  const [row] = await database.query<Row[]>(
    `SELECT r.params, r.frozen, o.id AS originalId, o.result_hash AS resultHash, o.snapshot_id AS snapshotId
       FROM ${table} r LEFT JOIN ${table} o ON o.id = r.repeats_id AND o.tenant_id = r.tenant_id
      WHERE r.id = ? AND r.tenant_id = ?`,
    [id, tenantId],
  );
  if (!row) return null;
  const { originalId, resultHash, snapshotId } = row;
  return {
    id,
    work: {
      frozen: JSON.parse(row.frozen) as FrozenRun,
      params: backtestParams.parse(JSON.parse(row.params)),
      ...(originalId !== null && { expectedSnapshot: snapshotId }),
    },
    original: originalId === null ? null : { id: originalId, resultHash },
  };
}
