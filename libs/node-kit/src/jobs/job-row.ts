import { JOBS, jobProgressDetailSchema, type Job, type JobSpec, type JobState } from '@console/contract-core';

/**
 * Of a statement that changes or locks one job: left to itself the optimizer finds the row by its state, and
 * locks the others of that state on the way.
 */
export const BY_ID = 'FORCE INDEX (PRIMARY)';

/** What `toJob` reads of a row. */
export const JOB_COLUMNS = `id, name, state, progress, progress_detail, submitted_by, submitted_name,
  submitted_at, started_at, finished_at, cancel_requested_at, attempts, error, result, worker`;

export interface JobRow {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly progress: number;
  readonly progress_detail: string | null;
  readonly submitted_by: number | null;
  readonly submitted_name: string | null;
  readonly submitted_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly cancel_requested_at: string | null;
  readonly attempts: number;
  readonly error: string | null;
  readonly result: string | null;
  readonly worker: string | null;
}

/** A row as people see it. */
export function toJob(row: JobRow): Job {
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
