import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { hashOf } from './input-hash.ts';
import type { RunDraft } from './run-draft.ts';

/** Who queues a run, and when: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export interface RunWrite {
  readonly tenantId: string;
  readonly userId: number;
  readonly now: string;
}

/** Writes a run without a job yet; answers its id. */
export async function insertRun(
  manager: EntityManager,
  { tenantId, userId, now }: RunWrite,
  draft: RunDraft,
): Promise<number> {
  const row = {
    tenant_id: tenantId,
    factor_id: draft.factorId,
    factor_version: draft.factorVersion,
    factor_name: draft.factorName,
    formula: draft.formula,
    universe_text: draft.universeText,
    params: JSON.stringify(draft.params),
    params_hash: hashOf(draft.params),
    frozen: JSON.stringify(draft.frozen),
    repeats_id: draft.repeatsId,
    start_date: draft.startDate,
    end_date: draft.endDate,
    created_by: userId,
    created_at: now,
  };
  const columns = Object.keys(row);
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO ${tableName('invest', 'backtest_run')} (${columns.join(', ')})
     VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
  return insertId;
}

/** Says which job carries a run out. */
export async function setJob(
  manager: EntityManager,
  tenantId: string,
  { runId, jobId }: { readonly runId: number; readonly jobId: string },
): Promise<void> {
  await manager.query(
    `UPDATE ${tableName('invest', 'backtest_run')} SET job_id = ? WHERE id = ? AND tenant_id = ?`,
    [jobId, runId, tenantId],
  );
}

/**
 * How many runs of the user are queued or run; whoever asks for the same user waits until the transaction ends.
 * Before any read of the transaction, which would fix what it sees to a time before its turn.
 */
export async function openRunsOf(
  manager: EntityManager,
  { tenantId, userId }: Pick<RunWrite, 'tenantId' | 'userId'>,
): Promise<number> {
  await manager.query(
    `INSERT INTO ${tableName('invest', 'backtest_turn')} (tenant_id, user_id) VALUES (?, ?)
       ON DUPLICATE KEY UPDATE user_id = VALUES(user_id)`,
    [tenantId, userId],
  );
  const [row] = await manager.query<{ open: number | string }[]>(
    `SELECT COUNT(*) AS open FROM ${tableName('invest', 'job')}
      WHERE tenant_id = ? AND state IN ('queued', 'running') AND submitted_by = ? AND name = 'invest.backtest'`,
    [tenantId, userId],
  );
  return Number(row?.open ?? 0);
}
