import type { JobState } from '@console/contract-core';
import { expressionBuilder, type Expression } from 'kysely';
import type { Tables } from './queries.ts';

const job = expressionBuilder<{ readonly j: Tables['invest.job'] }, 'j'>();
const { ref } = job;

/** The columns of a run's job `j` as the driver reads them. */
export const JOB_COLUMNS = {
  state: ref('j.state'),
  progress: ref('j.progress'),
  step: ref('j.progress_detail'),
  cancelRequested: job.and([job('j.state', '=', 'running'), job('j.cancel_requested_at', 'is not', null)]),
  message: ref('j.error'),
  submittedBy: ref('j.submitted_name'),
  startedAt: ref('j.started_at'),
  finishedAt: ref('j.finished_at'),
  canCancel: job.or([
    job('j.state', '=', 'queued'),
    job.and([job('j.state', '=', 'running'), job('j.cancel_requested_at', 'is', null)]),
  ]),
  canRetry: job('j.state', 'in', ['failed', 'cancelled']),
} satisfies Readonly<Record<string, Expression<unknown>>>;

/** The row type of columns. */
export type Read<C> = { readonly [K in keyof C]: C[K] extends Expression<infer Value> ? Value : never };

/** Flags of a job as the wire has them, and its current step. */
export interface PresentedJob {
  readonly step: string | null;
  readonly cancelRequested: boolean;
  readonly canCancel: boolean;
  readonly canRetry: boolean;
}

/** What the driver reads of these flags. */
interface ReadJob {
  readonly state: JobState;
  readonly step: string | null;
  readonly cancelRequested: unknown;
  readonly canCancel: unknown;
  readonly canRetry: unknown;
}

/** The flags of a run's job. */
export const presentJob = ({ state, step, cancelRequested, canCancel, canRetry }: ReadJob): PresentedJob => ({
  step: state === 'running' ? textOf(step) : null,
  cancelRequested: cancelRequested === 1,
  canCancel: canCancel === 1,
  canRetry: canRetry === 1,
});

const textOf = (detail: string | null): string | null =>
  detail === null ? null : (JSON.parse(detail) as { readonly text: string }).text;
