import { defineJob, JobFault, type JobDefinition } from '@console/node-kit/jobs';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { inChinese } from '../../runs/in-chinese.ts';
import type { ImportResult } from './import-result.ts';
import type { RunUndo } from './undo-work.ts';

/**
 * The job that undoes the newest import, which must be the requested one; a run that is undone already is left alone,
 * so that a killed job may run again.
 */
export function undoJob({
  database,
  url,
  runUndo,
}: {
  database: DataSource;
  /** The importer's account. */
  url: string;
  runUndo: RunUndo;
}): JobDefinition<'data.undo'> {
  return defineJob({
    name: 'data.undo',
    run: async ({ runId }, { clock, signal, progress }): Promise<ImportResult> => {
      progress(0, { text: '正在撤销' });
      const done: ImportResult = { runId, tables: [] };
      if (await isUndone(database, runId)) return done;
      const answer = await runUndo({ url, runId }, { signal, clock });
      if ('refused' in answer) {
        // An earlier try that was thought dead has finished while this one waited for the mart.
        if (await isUndone(database, runId)) return done;
        throw new JobFault(inChinese(answer.refused));
      }
      const { report } = answer;
      return {
        runId: report.run,
        tables: report.tables.map(({ table, removed, restored, returned }) => ({
          table,
          outcome: 'undone' as const,
          rows: 0,
          skipped: 0,
          rejected: 0,
          message: null,
          inserted: returned,
          updated: restored,
          deleted: removed,
        })),
      };
    },
  });
}

async function isUndone(database: DataSource, runId: number): Promise<boolean> {
  const run = await queries(database)
    .selectFrom('market.import_run')
    .select('status')
    .where('id', '=', runId)
    .executeTakeFirst();
  return run?.status === 'undone';
}
