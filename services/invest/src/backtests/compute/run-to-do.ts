import { backtestParams } from '@console/contract-invest';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import type { BacktestWork, FrozenRun } from './backtest-work.ts';

/** A run as its worker reads it. */
export interface RunToDo {
  readonly id: number;
  readonly work: BacktestWork;
  /** The run that it repeats; null for one that repeats none. */
  readonly original: { readonly id: number; readonly resultHash: string | null } | null;
}

/** A run of the tenant; null when the tenant has none of that id. */
export async function readRunToDo(
  database: DataSource,
  tenantId: string,
  id: number,
): Promise<RunToDo | null> {
  const row = await queries(database)
    .selectFrom('invest.backtest_run as r')
    .leftJoin('invest.backtest_run as o', (on) =>
      on.onRef('o.id', '=', 'r.repeats_id').onRef('o.tenant_id', '=', 'r.tenant_id'),
    )
    .select(['r.params', 'r.frozen', 'o.id as originalId', 'o.result_hash as resultHash'])
    .select('o.snapshot_id as snapshotId')
    .where('r.id', '=', id)
    .where('r.tenant_id', '=', tenantId)
    .executeTakeFirst();
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
