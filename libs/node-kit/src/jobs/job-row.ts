import { JOBS, jobProgressDetailSchema, type Job, type JobSpec, type JobState } from '@console/contract-core';
import type { Generated, Selectable } from 'kysely';

/** A row of a schema's `job` table; `job-table.ts` explains its columns. */
export interface JobRow {
  readonly id: string;
  readonly seq: Generated<number>;
  readonly tenant_id: string;
  readonly name: string;
  readonly payload: string;
  readonly payload_hash: string;
  readonly unique_key: string | null;
  readonly idempotency_key: string | null;
  readonly state: Generated<JobState>;
  readonly turn: Generated<number>;
  readonly priority: Generated<number>;
  readonly attempts: Generated<number>;
  readonly max_attempts: Generated<number>;
  readonly progress: Generated<number>;
  readonly progress_detail: string | null;
  readonly submitted_by: number | null;
  readonly submitted_name: string | null;
  readonly submitted_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly due_at: string;
  readonly handed_at: string | null;
  readonly heartbeat_at: string | null;
  readonly cancel_requested_at: string | null;
  readonly worker: string | null;
  readonly result: string | null;
  readonly error: string | null;
}

/** The columns that `toJob` reads. */
export const JOB_COLUMNS = [
  ...(['id', 'name', 'state', 'progress', 'progress_detail', 'submitted_by', 'submitted_name'] as const),
  ...(['submitted_at', 'started_at', 'finished_at', 'cancel_requested_at', 'attempts'] as const),
  ...(['error', 'result', 'worker'] as const),
] as const;

type ReadRow = Pick<Selectable<JobRow>, (typeof JOB_COLUMNS)[number]>;

/** A row as users see it. */
export function toJob(row: ReadRow): Job {
  const spec: JobSpec | undefined = Object.hasOwn(JOBS, row.name)
    ? JOBS[row.name as keyof typeof JOBS]
    : undefined;
  return {
    id: row.id,
    name: row.name,
    title: spec?.title ?? row.name,
    state: row.state,
    progress: row.progress,
    progressDetail:
      row.progress_detail === null ? null : jobProgressDetailSchema.parse(JSON.parse(row.progress_detail)),
    submittedBy:
      row.submitted_by === null ? null : { userId: row.submitted_by, name: row.submitted_name ?? '' },
    submittedAt: row.submitted_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    cancelRequested: row.state === 'running' && row.cancel_requested_at !== null,
    attempts: row.attempts,
    error: row.error,
    result: row.result === null ? null : (JSON.parse(row.result) as Job['result']),
    worker: row.worker,
  };
}
