import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPanelStore } from '@console/market/panels';
import { Jobs } from '@console/node-kit/jobs/submit';
import { bootWorker, type WorkerResources } from '@console/node-kit/jobs/worker';
import { backtestJob } from './backtests/compute/backtest-job.ts';
import { computingThreads } from './backtests/compute/in-thread.ts';
import { checkupJob, checkupShareJob } from './checkups/work/checkup-job.ts';
import { sweepCheckups } from './checkups/work/sweep-checkups.ts';
import { serviceCodeVersion } from './code-version.ts';
import { recheckJob } from './strategies/days/jobs/recheck-job.ts';
import { rebalanceJob } from './strategies/days/jobs/rebalance-job.ts';
import { sweepDue } from './strategies/days/jobs/sweep-due.ts';
import { simulationJob } from './strategies/simulate/compute/simulation-job.ts';
import { StrategyDays } from './strategies/days/posting/strategy-days.ts';
import { investWorkerConfigSchema } from './worker-config.ts';

/** The thread module beside this one, bundled or not. */
const thread = pathToFileURL(join(import.meta.dirname, `thread${extname(import.meta.filename)}`));

const version = await serviceCodeVersion();
const MIB = 1024 ** 2;

await bootWorker(investWorkerConfigSchema, (config) => {
  const threads = computingThreads(thread, {
    url: config.DATABASE_URL,
    panelDir: config.PANEL_DIR,
    diskMb: config.PANEL_DISK_MB,
    heldMb: config.PANEL_HELD_MB,
    maxMb: config.PANEL_MAX_MB,
    threads: config.WORKER_THREADS,
    logLevel: config.LOG_LEVEL,
  });
  let made: Jobs | null = null;
  // What submits jobs, for jobs and for what is beside them.
  const jobsOf = (resources: WorkerResources): Jobs =>
    (made ??= new Jobs({ schema: 'invest', ...resources }));
  return {
    schema: 'invest',
    jobs: (resources) => {
      const { database, clock, logger } = resources;
      const store = openPanelStore({
        database,
        directory: config.PANEL_DIR,
        mostBytes: config.PANEL_DISK_MB * MIB,
        mostMemory: config.PANEL_HELD_MB * MIB,
        logger,
      });
      const days = new StrategyDays({ database, store, clock, codeVersion: version });
      const { runBacktest, judgeSubjects, correlateRankings } = threads;
      const jobs = jobsOf(resources);
      return [
        backtestJob({ database, runBacktest }),
        checkupJob({ database, jobs, judgeSubjects, correlateRankings, codeVersion: version }),
        checkupShareJob({ database, judgeSubjects }),
        rebalanceJob(days),
        recheckJob({ database, days }),
        simulationJob({ database, store, market: days.market, codeVersion: version }),
      ];
    },
    beside: (resources) => {
      const { database, clock, logger } = resources;
      const jobs = jobsOf(resources);
      const endSweep = sweepDue({ database, jobs, clock, logger });
      const endCheckups = sweepCheckups({ database, jobs, clock, logger });
      return async () => {
        await Promise.all([endSweep(), endCheckups()]);
        await jobs.onModuleDestroy();
      };
    },
    threads: config.WORKER_THREADS,
  };
});
