import { basename } from 'node:path';
import type { RowOf } from '@console/contract-core';
import type { dataTables } from '@console/contract-data';
import { tableName, type SqlTable } from '@console/node-kit';
import { inChinese } from './in-chinese.ts';

type Runs = typeof dataTables.runs;
type Run = RowOf<Runs>;

/**
 * A run, what its snapshots add up to, and its state: one that says running while its job has ended was
 * killed. The undoings of a run are not loads of it.
 */
export function runTable(): SqlTable<Runs> {
  return {
    from: `(SELECT run.*,
        IF(run.status = 'running' AND job.state IN ('succeeded', 'failed', 'cancelled'), 'failed', run.status) AS state,
        loads.tables, loads.rows, loads.rejected,
        TIMESTAMPDIFF(SECOND, run.started_at, run.finished_at) AS seconds,
        run.status <> 'running' AND run.id = (SELECT MAX(run_id) FROM ${tableName('market', 'snapshot')}
          WHERE status = 'loaded') AS can_undo
       FROM ${tableName('market', 'import_run')} run
       LEFT JOIN ${tableName('platform', 'job')} job ON job.id = run.job_id
       LEFT JOIN (SELECT run_id, COUNT(*) AS tables, CAST(SUM(loaded_rows) AS SIGNED) AS \`rows\`,
                         CAST(SUM(rejected_rows) AS SIGNED) AS rejected
                    FROM ${tableName('market', 'snapshot')} WHERE undoes_id IS NULL GROUP BY run_id) loads
              ON loads.run_id = run.id) r`,
    key: 'r.id',
    tenant: 'shared',
    columns: {
      id: 'r.id',
      source: 'r.source',
      folder: 'r.folder',
      demo: 'r.is_demo',
      state: 'r.state',
      tables: 'COALESCE(r.tables, 0)',
      rows: 'COALESCE(r.rows, 0)',
      rejected: 'COALESCE(r.rejected, 0)',
      startedBy: 'r.started_by',
      startedAt: 'r.started_at',
      finishedAt: 'r.finished_at',
      seconds: 'r.seconds',
      message: 'r.message',
      jobId: 'r.job_id',
      canUndo: 'COALESCE(r.can_undo, 0)',
    },
  };
}

/** A row as the database gives it, as people read it: the folder by its name alone. */
export function runRow(row: Run): Run {
  return {
    ...row,
    folder: basename(row.folder),
    demo: Boolean(row.demo),
    canUndo: Boolean(Number(row.canUndo)),
    message: row.message === null ? null : inChinese(row.message),
  };
}
