import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPanelStore } from '@console/market/panels';
import { Jobs } from '@console/node-kit/jobs/submit';
import { bootWorker } from '@console/node-kit/jobs/worker';
import { backtestJob } from './backtests/compute/backtest-job.ts';
import { backtestInThread } from './backtests/compute/in-thread.ts';
import { serviceCodeVersion } from './code-version.ts';
import { recheckJob } from './strategies/days/jobs/recheck-job.ts';
import { rebalanceJob } from './strategies/days/jobs/rebalance-job.ts';
import { sweepDue } from './strategies/days/jobs/sweep-due.ts';
import { StrategyDays } from './strategies/days/posting/strategy-days.ts';
import { investWorkerConfigSchema } from './worker-config.ts';

/** The thread module beside this one, bundled or not. */
const thread = pathToFileURL(join(import.meta.dirname, `thread${extname(import.meta.filename)}`));

const version = await serviceCodeVersion();
const MIB = 1024 ** 2;

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
    jobs: ({ database, clock, logger }) => {
      const store = openPanelStore({
        database,
        directory: config.PANEL_DIR,
        mostBytes: config.PANEL_DISK_MB * MIB,
        mostMemory: config.PANEL_HELD_MB * MIB,
        logger,
      });
      const days = new StrategyDays({ database, store, clock, codeVersion: version });
      return [backtestJob({ database, runBacktest }), rebalanceJob(days), recheckJob({ database, days })];
    },
    beside: ({ database, redis, clock, logger }) => {
      const jobs = new Jobs({ schema: 'invest', database, redis, clock, logger });
      const endSweep = sweepDue({ database, jobs, clock, logger });
      return async () => {
        await endSweep();
        await jobs.onModuleDestroy();
      };
    },
    threads: config.WORKER_THREADS,
  };
});
