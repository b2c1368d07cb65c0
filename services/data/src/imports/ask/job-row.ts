import { isUnderWay, type Job, type RowOf } from '@console/contract-core';
import { type dataTables, type JobKind } from '@console/contract-data';
import { tableTitle } from '../../quality/table-catalogue.ts';
import { importResultSchema, type ImportResult } from '../work/import-result.ts';

type Row = RowOf<typeof dataTables.jobs>;

/** The names of jobs that this service submits, by their kind in the API. */
export const NAME_OF = { import: 'data.import', undo: 'data.undo' } as const satisfies Record<
  JobKind,
  string
>;

/** The part of a payload that is shown. */
export interface JobSubject {
  readonly delivery?: string | undefined;
  readonly runId?: number | undefined;
  readonly dryRun?: boolean | undefined;
}

/** A job as the console's pages show it. */
export function jobRow(job: Job, subject: JobSubject): Row {
  const kind: JobKind = job.name === NAME_OF.undo ? 'undo' : 'import';
  const { text = null, rowsPerSecond = null, secondsLeft = null } = job.progressDetail ?? {};
  const result = importResultSchema.safeParse(job.result).data ?? null;
  const isOpen = isUnderWay(job);
  return {
    id: job.id,
    kind,
    subject: kind === 'undo' ? `导入记录 ${subject.runId ?? ''}` : (subject.delivery ?? ''),
    dryRun: subject.dryRun ?? false,
    state: job.state,
    progress: job.progress,
    step: isOpen ? text : null,
    rowsPerSecond,
    secondsLeft,
    cancelRequested: job.cancelRequested,
    attempts: job.attempts,
    submittedBy: job.submittedBy?.name ?? null,
    submittedAt: job.submittedAt,
    startedAt: job.startedAt,
    finishedAt: job.finishedAt,
    seconds: secondsBetween(job.startedAt, job.finishedAt),
    message: job.error ?? failuresText(result),
    runId: subject.runId ?? result?.runId ?? null,
    // An undoing that has begun is finished in any case, by the next import if need be.
    canCancel: isOpen && !job.cancelRequested && !(kind === 'undo' && job.state === 'running'),
    canRetry: job.state === 'failed' || job.state === 'cancelled',
  };
}

/** The tables that a finished import left out, as a text that is shown like a fault. */
export function failuresText(result: ImportResult | null): string | null {
  const failed = (result?.tables ?? []).filter(
    ({ outcome }) => outcome === 'failed' || outcome === 'left out',
  );
  if (failed.length === 0) return null;
  return `${failed.length} 张表未通过：${failed.map(({ table }) => tableTitle(table)).join('、')}`;
}

function secondsBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000);
}
