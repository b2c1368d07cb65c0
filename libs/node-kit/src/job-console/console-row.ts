import {
  allows,
  JOBS,
  jobProgressDetailSchema,
  type Authority,
  type JobConsoleRow,
  type JobProgressDetail,
  type JobSpec,
  type Need,
  type Session,
} from '@console/contract-core';
import type { RuleBook } from './job-rules.ts';

/** What `rowExpressions` reads. */
export type RowColumns = Omit<JobConsoleRow, 'step' | 'cancelRequested' | 'mine'> & {
  /** JSON: the detail of the progress. */
  readonly step: string | null;
  readonly cancelRequested: number;
  /** Who submitted it. */
  readonly mine: number | null;
  /** The fault; of a job that succeeded and may have fallen short its result, as JSON. */
  readonly message: string | null;
};

/** Columns of job `j` as the driver reads them; `presentRow` makes of them what people see. */
export function rowExpressions(book: RuleBook): Readonly<Record<keyof JobConsoleRow, string>> {
  return { ...ROW_EXPRESSIONS, subject: subjectOf(book), page: pageOf(book), message: messageOf(book) };
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
  const detail = isOpen ? detailOf(row.step) : null;
  const pace = row.state === 'running' ? detail : null;
  const isBound = row.state === 'running' && book[row.name]?.onlyQueued === true;
  return {
    ...row,
    title: spec?.title ?? row.name,
    step: detail?.text ?? null,
    rowsPerSecond: pace?.rowsPerSecond ?? null,
    secondsLeft: pace?.secondsLeft ?? null,
    ...{ cancelRequested, mine },
    message: saidOf(row, book),
    canCancel: may && isOpen && !cancelRequested && !isBound,
    canRetry: may && (row.state === 'failed' || row.state === 'cancelled'),
    page: book[row.name]?.page === undefined ? (spec?.page ?? null) : row.page,
  };
}

/** What changing a job takes. Who manages all jobs needs no more for his own. */
export function neededFor(name: string, mine: boolean, book: RuleBook): Need {
  const { needs = 'signed-in', shared = false } = book[name] ?? {};
  return mine || shared ? orAlso(needs, 'rwgl_edit') : 'rwgl_edit';
}

/** What seeing somebody else's job takes. */
export function neededToSee(name: string, book: RuleBook): Need {
  const { needs = 'signed-in', shared = false } = book[name] ?? {};
  return shared ? orAlso(needs, 'rwgl_view') : 'rwgl_view';
}

/** The names of which the caller sees everybody's jobs without seeing all; null for who sees all. */
export function namesSeen(session: Session, book: RuleBook): readonly string[] | null {
  if (allows('rwgl_view', session.authorities)) return null;
  return Object.keys(book).filter((name) => allows(neededToSee(name, book), session.authorities));
}

const ROW_EXPRESSIONS = {
  id: 'j.id',
  name: 'j.name',
  title: 'j.name',
  state: 'j.state',
  progress: 'j.progress',
  step: 'j.progress_detail',
  rowsPerSecond: 'NULL',
  secondsLeft: 'NULL',
  cancelRequested: `j.state = 'running' AND j.cancel_requested_at IS NOT NULL`,
  mine: 'j.submitted_by',
  submittedBy: 'j.submitted_name',
  submittedAt: 'j.submitted_at',
  startedAt: 'j.started_at',
  finishedAt: 'j.finished_at',
  seconds: 'TIMESTAMPDIFF(SECOND, j.started_at, j.finished_at)',
  attempts: 'j.attempts',
  worker: 'j.worker',
  canCancel: '0',
  canRetry: '0',
} as const satisfies Readonly<Record<Exclude<keyof JobConsoleRow, 'subject' | 'page' | 'message'>, string>>;

/** What job `j` is about, in words. */
function subjectOf(book: RuleBook): string {
  const cases = Object.entries(book).flatMap(([name, rule]) =>
    rule ? [`WHEN '${name}' THEN ${rule.subject}`] : [],
  );
  return cases.length === 0 ? `''` : `COALESCE(CASE j.name ${cases.join(' ')} END, '')`;
}

/** Where job `j` is looked at, of those whose domain says so. */
function pageOf(book: RuleBook): string {
  const cases = Object.entries(book).flatMap(([name, rule]) =>
    rule?.page === undefined ? [] : [`WHEN '${name}' THEN ${rule.page}`],
  );
  return cases.length === 0 ? 'NULL' : `CASE j.name ${cases.join(' ')} END`;
}

function messageOf(book: RuleBook): string {
  const names = Object.entries(book).flatMap(([name, rule]) => (rule?.shortfall ? [`'${name}'`] : []));
  if (names.length === 0) return 'j.error';
  return `IF(j.state = 'succeeded' AND j.name IN (${names.join(', ')}), j.result, j.error)`;
}

const orAlso = (need: Need, authority: Authority): Need =>
  need === 'signed-in' || need === 'public' ? need : [...[need].flat(), authority];

/** Why it failed, or what of it did. */
function saidOf({ name, state, message }: RowColumns, book: RuleBook): string | null {
  const shortfall = book[name]?.shortfall;
  if (state !== 'succeeded' || shortfall === undefined) return message;
  return message === null ? null : shortfall(JSON.parse(message));
}

const detailOf = (detail: string | null): JobProgressDetail | null =>
  detail === null ? null : (jobProgressDetailSchema.safeParse(JSON.parse(detail)).data ?? null);
