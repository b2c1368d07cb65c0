import {
  allows,
  isUnderWay,
  JOBS,
  jobProgressDetailSchema,
  type Authority,
  type JobConsoleRow,
  type JobProgressDetail,
  type JobSpec,
  type Need,
  type Session,
} from '@console/contract-core';
import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import type { JobRow } from '../jobs/job-row.ts';
import type { JobRule, RuleBook } from './job-rules.ts';

/** The columns that `rowExpressions` reads. */
export type RowColumns = Omit<JobConsoleRow, 'step' | 'cancelRequested' | 'mine'> & {
  /** JSON: the detail of the progress. */
  readonly step: string | null;
  readonly cancelRequested: number;
  /** The user who submitted it. */
  readonly mine: number | null;
  /** The fault; for a job that succeeded, possibly incompletely, its result as JSON. */
  readonly message: string | null;
};

/** Columns of job `j` as the driver reads them; `presentRow` turns them into the row that users see. */
export type RowExpressions = { readonly [Key in keyof RowColumns]: Expression<RowColumns[Key]> };

export function rowExpressions(book: RuleBook): RowExpressions {
  return { ...ROW_EXPRESSIONS, subject: subjectOf(book), page: pageOf(book), message: messageOf(book) };
}

/** A job as the caller sees it, with the changes they may make. */
export function presentRow(row: RowColumns, session: Session, book: RuleBook): JobConsoleRow {
  const spec: JobSpec | undefined = Object.hasOwn(JOBS, row.name)
    ? JOBS[row.name as keyof typeof JOBS]
    : undefined;
  const mine = row.mine === session.userId;
  const cancelRequested = row.cancelRequested === 1;
  const may = allows(neededFor(row.name, mine, book), session.authorities);
  const isOpen = isUnderWay(row);
  const detail = isOpen ? detailOf(row.step) : null;
  const pace = row.state === 'running' ? detail : null;
  const isBound = row.state === 'running' && book[row.name]?.onlyQueued === true;
  return {
    ...row,
    title: spec?.title ?? row.name,
    step: detail?.text ?? null,
    rowsPerSecond: pace?.rowsPerSecond ?? null,
    secondsLeft: pace?.secondsLeft ?? null,
    cancelRequested,
    mine,
    message: saidOf(row, book),
    canCancel: may && isOpen && !cancelRequested && !isBound,
    canRetry: may && (row.state === 'failed' || row.state === 'cancelled'),
    page: book[row.name]?.page === undefined ? (spec?.page ?? null) : row.page,
  };
}

/** The need for changing a job. A user who manages all jobs needs no other authority for their own. */
export function neededFor(name: string, mine: boolean, book: RuleBook): Need {
  const { needs = 'signed-in', shared = false } = book[name] ?? {};
  return mine || shared ? orAlso(needs, 'rwgl_edit') : 'rwgl_edit';
}

/** The need for seeing another user's job. */
export function neededToSee(name: string, book: RuleBook): Need {
  const { needs = 'signed-in', shared = false } = book[name] ?? {};
  return shared ? orAlso(needs, 'rwgl_view') : 'rwgl_view';
}

/** The names of jobs that the caller sees no matter who submitted them; null for a caller who sees all jobs. */
export function namesSeen(session: Session, book: RuleBook): readonly string[] | null {
  if (allows('rwgl_view', session.authorities)) return null;
  return Object.keys(book).filter((name) => allows(neededToSee(name, book), session.authorities));
}

const { ref } = expressionBuilder<{ readonly j: JobRow }, 'j'>();

const ROW_EXPRESSIONS = {
  id: ref('j.id'),
  name: ref('j.name'),
  title: ref('j.name'),
  state: ref('j.state'),
  progress: ref('j.progress'),
  step: ref('j.progress_detail'),
  rowsPerSecond: sql.lit(null),
  secondsLeft: sql.lit(null),
  cancelRequested: sql<number>`(${ref('j.state')} = 'running' AND ${ref('j.cancel_requested_at')} IS NOT NULL)`,
  mine: ref('j.submitted_by'),
  submittedBy: ref('j.submitted_name'),
  submittedAt: ref('j.submitted_at'),
  startedAt: ref('j.started_at'),
  finishedAt: ref('j.finished_at'),
  seconds: sql<number | null>`TIMESTAMPDIFF(SECOND, ${ref('j.started_at')}, ${ref('j.finished_at')})`,
  attempts: ref('j.attempts'),
  worker: ref('j.worker'),
  canCancel: sql.lit(false),
  canRetry: sql.lit(false),
};

type Words = RawBuilder<string | null>;

/** The subject of job `j`, in words. */
const subjectOf = (book: RuleBook): RawBuilder<string> =>
  sql`COALESCE(${byName(book, (rule) => rule.subject)}, '')`;

/** The page of job `j`, for jobs whose domain gives one. */
const pageOf = (book: RuleBook): Words => byName(book, (rule) => rule.page);

/** A value of the rule for job `j`'s name; null where the rule has none. */
function byName(book: RuleBook, of: (rule: JobRule) => Expression<string | null> | undefined): Words {
  const cases = Object.entries(book).flatMap(([name, rule]) => {
    const words = rule && of(rule);
    return words ? [sql`WHEN ${sql.lit(name)} THEN ${words}`] : [];
  });
  return cases.length === 0 ? sql`NULL` : sql`CASE ${ref('j.name')} ${sql.join(cases, sql` `)} END`;
}

function messageOf(book: RuleBook): Expression<string | null> {
  const names = Object.entries(book).flatMap(([name, rule]) => (rule?.shortfall ? [sql.lit(name)] : []));
  if (names.length === 0) return ref('j.error');
  const mayFallShort = sql`${ref('j.state')} = 'succeeded' AND ${ref('j.name')} IN (${sql.join(names)})`;
  return sql`IF(${mayFallShort}, ${ref('j.result')}, ${ref('j.error')})`;
}

const orAlso = (need: Need, authority: Authority): Need =>
  need === 'signed-in' || need === 'public' ? need : [...[need].flat(), authority];

/** Why it failed, or which part of it did. */
function saidOf({ name, state, message }: RowColumns, book: RuleBook): string | null {
  const shortfall = book[name]?.shortfall;
  if (state !== 'succeeded' || shortfall === undefined) return message;
  return message === null ? null : shortfall(JSON.parse(message));
}

const detailOf = (detail: string | null): JobProgressDetail | null =>
  detail === null ? null : (jobProgressDetailSchema.safeParse(JSON.parse(detail)).data ?? null);
