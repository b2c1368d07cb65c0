import { backtestParams } from '@console/contract-invest';
import { MESSAGES, Refusal, type JobState } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import type { FrozenRun } from './backtest-work.ts';
import { runsWithJobs } from './run-columns.ts';
import type { RunDraft } from './run-draft.ts';

/** What a run was queued with, and what became of it. */
export interface StoredRun {
  readonly draft: RunDraft;
  readonly state: JobState;
  readonly snapshotId: number | null;
}

interface Row extends Omit<RunDraft, 'params' | 'frozen'> {
  readonly params: string;
  readonly frozen: string;
  readonly state: JobState;
  readonly snapshotId: number | null;
}

/** @throws Refusal notFound of a run that is not the tenant's */
export async function readStoredRun(database: DataSource, tenantId: string, id: number): Promise<StoredRun> {
  const [row] = await database.query<Row[]>(
    `SELECT r.factor_id AS factorId, r.factor_version AS factorVersion, r.factor_name AS factorName, r.formula,
            r.universe_text AS universeText, r.params, r.frozen,
            r.start_date AS startDate, r.end_date AS endDate, r.repeats_id AS repeatsId,
            j.state, r.snapshot_id AS snapshotId
       FROM ${runsWithJobs()} WHERE r.tenant_id = ? AND r.id = ?`,
    [tenantId, id],
  );
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  const { state, snapshotId, params, frozen, ...rest } = row;
  return {
    draft: {
      ...rest,
      params: backtestParams.parse(JSON.parse(params)),
      frozen: JSON.parse(frozen) as FrozenRun,
    },
    ...{ state, snapshotId },
  };
}

/**
 * The job of a run and whose it is, which never change: read without a lock, since a worker that stores a result
 * locks the job before the run. Refuses (404) as `readStoredRun`.
 */
export async function jobOfRun(
  database: DataSource,
  tenantId: string,
  id: number,
): Promise<{ readonly jobId: string; readonly createdBy: number | null }> {
  const [row] = await database.query<{ jobId: string; createdBy: number | null }[]>(
    `SELECT job_id AS jobId, created_by AS createdBy FROM ${tableName('invest', 'backtest_run')}
      WHERE tenant_id = ? AND id = ?`,
    [tenantId, id],
  );
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return row;
}
