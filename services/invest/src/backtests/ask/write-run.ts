import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { hashOf } from '../compute/input-hash.ts';
import type { RunDraft } from './run-draft.ts';

/** The user who queues a run, and the time: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export interface RunWrite {
  readonly tenantId: string;
  readonly userId: number;
  readonly now: string;
}

/**
 * Inserts a run without a job; returns its id. A plain query and no `Records`: no one edits a run, it has no version,
 * and its job updates it.
 */
export async function insertRun(
  manager: EntityManager,
  { tenantId, userId, now }: RunWrite,
  draft: RunDraft,
): Promise<number> {
  const { insertId } = await queries(manager)
    .insertInto('invest.backtest_run')
    .values({
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
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Sets the job that computes a run. */
export async function setJob(
  manager: EntityManager,
  tenantId: string,
  { runId, jobId }: { readonly runId: number; readonly jobId: string },
): Promise<void> {
  await queries(manager)
    .updateTable('invest.backtest_run')
    .set({ job_id: jobId })
    .where('id', '=', runId)
    .where('tenant_id', '=', tenantId)
    .execute();
}
