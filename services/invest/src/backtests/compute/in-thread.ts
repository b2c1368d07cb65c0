import { ThreadPool } from '@console/node-kit/jobs/threads';
import type { BacktestFault, BacktestOutcome, BacktestStep, RunBacktest } from './backtest-work.ts';

/** The settings with which a worker computes all backtests. */
export interface ThreadSettings {
  /** The address of the database, with the service's account. */
  readonly url: string;
  readonly panelDir: string;
  /** MiB of files in it, of memory for panels between two runs, and of memory for one run. */
  readonly diskMb: number;
  readonly heldMb: number;
  readonly maxMb: number;
  /** The number of threads of one run, the job's own included. */
  readonly threads: number;
  readonly logLevel: string;
}

/** The data that a backtest thread is started with. */
export interface BacktestThread {
  readonly kind: 'backtest';
  readonly settings: ThreadSettings;
}

/**
 * Computes in threads whose module is `file`, each with the team it started: they stay for the next run with their
 * cached panels. An abort ends a thread at once. The first is started now.
 */
export function backtestInThread(file: URL, settings: ThreadSettings): RunBacktest {
  const workerData: BacktestThread = { kind: 'backtest', settings };
  const pool = new ThreadPool(file, { workerData });
  pool.warm();
  return (work, { signal, onStep }) =>
    pool.run<BacktestOutcome | BacktestFault>(work, {
      signal,
      onMessage: (message) => onStep(message as BacktestStep),
    });
}
