import { ThreadPool } from '@console/node-kit/jobs/threads';
import type {
  CorrelateRankings,
  CorrelateWork,
  JudgedPart,
  JudgeSubjects,
  JudgeWork,
} from '../../checkups/compute/judge-work.ts';
import type {
  BacktestFault,
  BacktestOutcome,
  BacktestStep,
  BacktestWork,
  RunBacktest,
} from './backtest-work.ts';

/** The settings with which a worker computes backtests and check-ups. */
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

/** What a backtest thread is asked to compute. */
export type ThreadOrder =
  | { readonly kind: 'backtest'; readonly work: BacktestWork }
  | { readonly kind: 'judge'; readonly work: JudgeWork }
  | { readonly kind: 'correlate'; readonly work: CorrelateWork };

export interface ComputingThreads {
  readonly runBacktest: RunBacktest;
  readonly judgeSubjects: JudgeSubjects;
  readonly correlateRankings: CorrelateRankings;
}

/**
 * Computes in threads whose module is `file`, each with the team it started: they stay for the next order with their
 * cached panels. An abort ends a thread at once. The first is started now.
 */
export function computingThreads(file: URL, settings: ThreadSettings): ComputingThreads {
  const workerData: BacktestThread = { kind: 'backtest', settings };
  const pool = new ThreadPool(file, { workerData });
  pool.warm();
  const run = <Result>(
    order: ThreadOrder,
    signal: AbortSignal,
    onStep?: (step: BacktestStep) => void,
  ): Promise<Result> =>
    pool.run<Result>(order, { signal, onMessage: (message) => onStep?.(message as BacktestStep) });
  return {
    runBacktest: (work, { signal, onStep }) =>
      run<BacktestOutcome | BacktestFault>({ kind: 'backtest', work }, signal, onStep),
    judgeSubjects: (work, { signal, onStep }) =>
      run<JudgedPart | BacktestFault>({ kind: 'judge', work }, signal, onStep),
    correlateRankings: (work, signal) => run<Float64Array>({ kind: 'correlate', work }, signal),
  };
}
