import type { BacktestParams } from '@console/contract-invest';
import type { FactorGraph } from '@console/quant';

/** The stocks that take part, as of the submission of the run. */
export type FrozenUniverse =
  | { readonly kind: 'all' }
  /** A Shenwan industry of any level: its members on each date, from the data of the run. */
  | { readonly kind: 'industry'; readonly code: string }
  /** Ids of securities, ascending. */
  | { readonly kind: 'pool'; readonly securities: readonly number[] };

/** The inputs that a run keeps, whatever happens to the factor and the pool. */
export interface FrozenRun {
  /** The graph with factors expanded: indicators, rules, expressions, constants. */
  readonly graph: FactorGraph;
  readonly universe: FrozenUniverse;
}

/** A backtest as plain data, which can be sent to a thread. */
export interface BacktestWork {
  readonly frozen: FrozenRun;
  readonly params: BacktestParams;
  /** The load that must be the newest, for a run that repeats another; undefined: any. */
  readonly expectedSnapshot?: number | null;
}

/** The stored result of a computed backtest. */
export interface BacktestOutcome {
  readonly kind: 'computed';
  /** gzip of the JSON of `backtestReport`, whose sha256 is the hash. */
  readonly report: Uint8Array;
  readonly resultHash: string;
  readonly inputHash: string;
  readonly snapshotId: number | null;
  readonly asOf: string | null;
  readonly startDate: string;
  readonly endDate: string;
  /** The first and last day on which stocks took part, and their number; null when there was none. */
  readonly effectiveStart: string | null;
  readonly effectiveEnd: string | null;
  readonly tradingDays: number;
  /** The number of days of the run's range. */
  readonly askedDays: number;
  readonly rowsKept: number;
  /** The figures of the shortest horizon. */
  readonly rankIcMean: number | null;
  readonly icir: number | null;
  readonly topTurnover: number | null;
  readonly longShortAnnual: number | null;
  readonly codeVersion: string;
  readonly nodeVersion: string;
  readonly architecture: string;
}

/** A failure that trying again does not fix, in words for users. */
export interface BacktestFault {
  readonly kind: 'fault';
  readonly message: string;
}

/** The progress of a run. */
export interface BacktestStep {
  readonly share: number;
  readonly text: string;
}

export interface BacktestFollower {
  readonly signal: AbortSignal;
  readonly onStep: (step: BacktestStep) => void;
}

export type RunBacktest = (
  work: BacktestWork,
  follower: BacktestFollower,
) => Promise<BacktestOutcome | BacktestFault>;
