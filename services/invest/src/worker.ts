import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootWorker } from '@console/node-kit/jobs/worker';
import { backtestJob } from './backtests/compute/backtest-job.ts';
import { backtestInThread } from './backtests/compute/in-thread.ts';
import { investWorkerConfigSchema } from './worker-config.ts';

/** The thread module beside this one, bundled or not. */
const thread = pathToFileURL(join(import.meta.dirname, `thread${extname(import.meta.filename)}`));

await bootWorker(investWorkerConfigSchema, (config) => {
  const runBacktest = backtestInThread(thread, {
    url: config.DATABASE_URL,
    panelDir: config.PANEL_DIR,
    diskMb: config.PANEL_DISK_MB,
    heldMb: config.PANEL_HELD_MB,
    maxMb: config.PANEL_MAX_MB,
    threads: config.WORKER_THREADS,
    logLevel: config.LOG_LEVEL,
  });
  return {
    schema: 'invest',
    jobs: ({ database }) => [backtestJob({ database, runBacktest })],
    threads: config.WORKER_THREADS,
  };
});
