import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { UIConfig } from '@bull-board/api/typings/app';
import { JOB_SCHEMAS, JOBS, type JobSchema, type JobSpec } from '@console/contract-core';
import type { watchedQueue } from '@console/node-kit/job-console';
import { BoardParts } from './board-parts.ts';

type WatchedQueue = ReturnType<typeof watchedQueue>;

/** The schemas that have jobs, with the titles of these jobs. */
export const QUEUED: readonly { readonly schema: JobSchema; readonly titles: string }[] = JOB_SCHEMAS.map(
  (schema) => ({
    schema,
    titles: Object.values<JobSpec>(JOBS)
      .filter((job) => job.schema === schema)
      .map(({ title }) => title)
      .join('、'),
  }),
).filter(({ titles }) => titles !== '');

const UI: UIConfig = {
  boardTitle: '任务队列',
  locale: { lng: 'zh-CN' },
  hideDocsLink: true,
  // A user who manages jobs needs no information about the shared server.
  hideRedisDetails: true,
  // It would look for connections that BullMQ named, and ours have no names. The job console shows the workers.
  showWorkers: false,
  miscLinks: [{ text: '任务中心', url: '/operations/tasks' }],
};

/**
 * bull-board over `queues`, in the order of `QUEUED`, read-only. Its changes would bypass the rows of `job`, which are
 * the truth: a job it removes is queued again after seconds, one it retries or promotes is dropped by the worker, and
 * nothing of it is in the audit log. A paused queue would stop the jobs of every tenant while their rows still say that
 * they wait, and would run again when Redis is lost. Cancelling and retrying are in the job console, which respects
 * tenants.
 */
export function createBoard(queues: readonly WatchedQueue[]): BoardParts {
  const parts = new BoardParts();
  createBullBoard({
    queues: queues.map(
      (queue, index) =>
        new BullMQAdapter(queue, { readOnlyMode: true, description: QUEUED[index]?.titles ?? '' }),
    ),
    serverAdapter: parts,
    options: { uiConfig: UI, uiBasePath: uiFolder() },
  });
  return parts;
}

/** The folder of its page and files: they are read from the installed package and are not in a bundle. */
function uiFolder(): string {
  return dirname(createRequire(import.meta.filename).resolve('@bull-board/ui/package.json'));
}
