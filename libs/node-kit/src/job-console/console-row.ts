import {
  allows,
  JOBS,
  jobProgressDetailSchema,
  type JobConsoleRow,
  type JobSpec,
  type Need,
  type Session,
} from '@console/contract-core';
import type { RuleBook } from './job-rules.ts';

/** Columns of job `j` as the driver reads them; `presentRow` makes of them what people see. */
export const ROW_EXPRESSIONS = {
  id: 'j.id',
  name: 'j.name',
  title: 'j.name',
  state: 'j.state',
  progress: 'j.progress',
  step: 'j.progress_detail',
  cancelRequested: `j.state = 'running' AND j.cancel_requested_at IS NOT NULL`,
  mine: 'j.submitted_by',
  submittedBy: 'j.submitted_name',
  submittedAt: 'j.submitted_at',
  startedAt: 'j.started_at',
  finishedAt: 'j.finished_at',
  seconds: 'TIMESTAMPDIFF(SECOND, j.started_at, j.finished_at)',
  attempts: 'j.attempts',
  worker: 'j.worker',
  message: 'j.error',
  canCancel: '0',
  canRetry: '0',
  page: 'NULL',
} as const satisfies Readonly<Record<Exclude<keyof JobConsoleRow, 'subject'>, string>>;

/** What `ROW_EXPRESSIONS` and the subject read. */
export type RowColumns = Omit<JobConsoleRow, 'step' | 'cancelRequested' | 'mine'> & {
  /** JSON: the detail of the progress. */
  readonly step: string | null;
  readonly cancelRequested: number;
  /** Who submitted it. */
  readonly mine: number | null;
};

/** What job `j` is about, in words. */
export function subjectOf(book: RuleBook): string {
  const cases = Object.entries(book).flatMap(([name, rule]) =>
    rule ? [`WHEN '${name}' THEN ${rule.subject}`] : [],
  );
  return cases.length === 0 ? `''` : `COALESCE(CASE j.name ${cases.join(' ')} END, '')`;
}

/** A job as the caller sees it, with what he may do to it. */
export function presentRow(row: RowColumns, session: Session, book: RuleBook): JobConsoleRow {
  const spec: JobSpec | undefined = Object.hasOwn(JOBS, row.name)
    ? JOBS[row.name as keyof typeof JOBS]
    : undefined;
  const mine = row.mine === session.userId;
  const cancelRequested = row.cancelRequested === 1;
  const may = allows(neededFor(row.name, mine, book), session.authorities);
  const isOpen = row.state === 'queued' || row.state === 'running';
  const isBound = row.state === 'running' && book[row.name]?.onlyQueued === true;
  return {
    ...row,
    title: spec?.title ?? row.name,
    step: isOpen ? textOf(row.step) : null,
    ...{ cancelRequested, mine },
    canCancel: may && isOpen && !cancelRequested && !isBound,
    canRetry: may && (row.state === 'failed' || row.state === 'cancelled'),
    page: spec?.page ?? null,
  };
}

/** What changing a job takes. Who manages all jobs needs no more for his own. */
export function neededFor(name: string, mine: boolean, book: RuleBook): Need {
  const own = book[name]?.needs ?? 'signed-in';
  if (!mine) return 'rwgl_edit';
  return own === 'signed-in' || own === 'public' ? own : [...[own].flat(), 'rwgl_edit'];
}

const textOf = (detail: string | null): string | null =>
  detail === null ? null : (jobProgressDetailSchema.safeParse(JSON.parse(detail)).data?.text ?? null);
