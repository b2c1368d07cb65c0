import { basename } from 'node:path';
import type { RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type InferResult, type SelectQueryBuilder } from 'kysely';
import { queries, type Tables } from '../queries.ts';
import { inChinese } from './in-chinese.ts';

type Run = RowOf<typeof dataTables.runs>;

/**
 * The runs, each with the sums of its snapshots and its state: one that says running although its job has ended was
 * killed. The undoing of a run does not count as its load.
 */
const runsOf = (database: Querying) =>
  queries(database)
    .selectFrom('market.import_run as run')
    .leftJoin('platform.job as job', 'job.id', 'run.job_id')
    .leftJoin(loadsByRun(database), 'loads.run_id', 'run.id')
    .selectAll('run')
    .select(['loads.tables', 'loads.rows', 'loads.rejected'])
    .select(({ ref }) => [
      sql<Run['state']>`IF(${ref('run.status')} = 'running'
        AND ${ref('job.state')} IN ('succeeded', 'failed', 'cancelled'), 'failed', ${ref('run.status')})`.as(
        'state',
      ),
      sql<number | null>`TIMESTAMPDIFF(SECOND, ${ref('run.started_at')}, ${ref('run.finished_at')})`.as(
        'seconds',
      ),
      sql<0 | 1 | null>`${ref('run.status')} <> 'running' AND ${ref('run.id')} = ${newestRun(database)}`.as(
        'can_undo',
      ),
    ]);

const loadsByRun = (database: Querying) =>
  queries(database)
    .selectFrom('market.snapshot')
    .where('undoes_id', 'is', null)
    .groupBy('run_id')
    .select(({ ref }) => [
      'run_id',
      sql<number>`COUNT(*)`.as('tables'),
      sql<number>`CAST(SUM(${ref('loaded_rows')}) AS SIGNED)`.as('rows'),
      sql<number>`CAST(SUM(${ref('rejected_rows')}) AS SIGNED)`.as('rejected'),
    ])
    .as('loads');

/** The newest run that is not undone: the one that may be. */
export const newestRun = (
  database: Querying,
): SelectQueryBuilder<Tables, 'market.snapshot', { newest: number | null }> =>
  queries(database)
    .selectFrom('market.snapshot')
    .where('status', '=', 'loaded')
    .select(({ fn }) => fn.max('run_id').as('newest'));

interface Read {
  readonly r: InferResult<ReturnType<typeof runsOf>>[number];
}

/** The rows of the list, as `r`. */
export const runRows = (database: Querying): SelectQueryBuilder<Tables & Read, 'r', object> =>
  queries(database).selectFrom(runsOf(database).as('r'));

const { ref, fn, lit } = expressionBuilder<Read, 'r'>();

/** The columns as the database returns them; `runRow` makes of them what is shown. */
export const RUN_COLUMNS = {
  id: ref('r.id'),
  source: ref('r.source'),
  folder: ref('r.folder'),
  demo: ref('r.is_demo').$castTo<boolean>(),
  state: ref('r.state'),
  tables: fn.coalesce('r.tables', lit(0)),
  rows: fn.coalesce('r.rows', lit(0)),
  rejected: fn.coalesce('r.rejected', lit(0)),
  startedBy: ref('r.started_by'),
  startedAt: ref('r.started_at'),
  finishedAt: ref('r.finished_at'),
  seconds: ref('r.seconds'),
  message: ref('r.message'),
  jobId: ref('r.job_id'),
  canUndo: fn.coalesce('r.can_undo', lit(0)).$castTo<boolean>(),
};

/** A row as it is shown: the folder by its name only. */
export function runRow(row: Run): Run {
  return {
    ...row,
    folder: basename(row.folder),
    demo: Boolean(row.demo),
    canUndo: Boolean(Number(row.canUndo)),
    message: row.message === null ? null : inChinese(row.message),
  };
}
