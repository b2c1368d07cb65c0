import { tableName } from '../../database/schema-name.ts';
import { bootWorker } from '../../jobs/worker/boot-worker.ts';
import type { JobContext } from '../../jobs/define-job.ts';
import { workerConfigSchema } from '../../jobs/worker/worker-config.ts';
import { testJobs } from '../job-bench.ts';
import { transact } from '../../database/transact.ts';

/**
 * A worker as a process of its own, for tests that kill it. Its import says that it started, waits until the
 * test opens the gate, and has its effect once: rows of `mark`.
 */
await bootWorker(workerConfigSchema, () => ({
  schema: 'platform',
  jobs: ({ database }) =>
    testJobs(async (_, { jobId, signal, lock }: JobContext) => {
      const mark = tableName('platform', 'mark');
      const insert = `INSERT INTO ${mark} (job_id, what, pid) VALUES (?, ?, ?)`;
      await database.query(insert, [jobId, 'started', process.pid]);
      for (;;) {
        signal.throwIfAborted();
        const gate = await database.query<unknown[]>(`SELECT 1 FROM ${mark} WHERE what = 'gate'`);
        if (gate.length > 0) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await transact(database, async (manager) => {
        await lock(manager);
        await manager.query(insert, [jobId, 'effect', process.pid]);
      });
      return { pid: process.pid };
    }),
}));
