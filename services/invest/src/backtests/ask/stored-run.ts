import { backtestParams } from '@console/contract-invest';
import { MESSAGES, Refusal, type JobState } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import type { FrozenRun } from '../compute/backtest-work.ts';
import { runsWithJobs } from '../read/run-columns.ts';
import type { RunDraft } from './run-draft.ts';

/** A stored run: the data it was queued with, and its state. */
export interface StoredRun {
  readonly draft: RunDraft;
  readonly state: JobState;
  readonly snapshotId: number | null;
}

/** @throws Refusal notFound of a run that is not the tenant's */
export async function readStoredRun(database: DataSource, tenantId: string, id: number): Promise<StoredRun> {
  const row = await runsWithJobs(database)
    .select(['r.factor_id as factorId', 'r.factor_version as factorVersion', 'r.factor_name as factorName'])
    .select(['r.formula', 'r.universe_text as universeText', 'r.params', 'r.frozen', 'j.state'])
    .select(['r.start_date as startDate', 'r.end_date as endDate', 'r.repeats_id as repeatsId'])
    .select('r.snapshot_id as snapshotId')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  const { state, snapshotId, params, frozen, ...rest } = row;
  return {
    draft: {
      ...rest,
      params: backtestParams.parse(JSON.parse(params)),
      frozen: JSON.parse(frozen) as FrozenRun,
    },
    state,
    snapshotId,
  };
}

/**
 * The job of a run and the user who submitted it, which never change: read without a lock, since a worker that stores a
 * result locks the job before the run. Refuses (404) as `readStoredRun`.
 */
export async function jobOfRun(
  database: DataSource,
  tenantId: string,
  id: number,
): Promise<{ readonly jobId: string; readonly createdBy: number | null }> {
  const row = await queries(database)
    .selectFrom('invest.backtest_run')
    .select(({ ref }) => [ref('job_id').$notNull().as('jobId'), 'created_by as createdBy'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return row;
}
