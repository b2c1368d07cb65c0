import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { UIConfig } from '@bull-board/api/typings/app';
import { JOB_SCHEMAS, JOBS, type JobSchema, type JobSpec } from '@console/contract-core';
import type { watchedQueue } from '@console/node-kit/job-console';
import { BoardParts } from './board-parts.ts';

type WatchedQueue = ReturnType<typeof watchedQueue>;

/** The schemas that have jobs at all, and what these are called. */
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
  // Who manages jobs needs nothing of the server that others share.
  hideRedisDetails: true,
  // It would look for connections that BullMQ named, and ours have no names. The job console knows the workers.
  showWorkers: false,
  miscLinks: [{ text: '任务中心', url: '/operations/tasks' }],
};

/**
 * bull-board over `queues`, in the order of `QUEUED`, for looking alone. What it could change would be changed
 * behind the back of the rows of `job`, which are the truth: a job it removes is handed over again after seconds,
 * one it retries or promotes is dropped by the worker, and nothing of it is in the audit log. A paused queue would
 * stop the jobs of every tenant while their rows go on to say that they wait, and would run again when Redis is
 * lost. Cancelling and retrying are in the job console, which knows tenants.
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

/** Its page and files are read where they are installed; a bundle has none of them. */
function uiFolder(): string {
  return dirname(createRequire(import.meta.filename).resolve('@bull-board/ui/package.json'));
}
