import type { BacktestParams } from '@console/contract-invest';
import type { FactorGraph } from '@console/quant';

/** Which stocks take part, as it stood when the run was submitted. */
export type FrozenUniverse =
  | { readonly kind: 'all' }
  /** A Shenwan industry of any level: members as they were on each date, in the data of the run. */
  | { readonly kind: 'industry'; readonly code: string }
  /** Ids of securities, ascending. */
  | { readonly kind: 'pool'; readonly securities: readonly number[] };

/** What a run keeps whatever becomes of the factor and the pool it came from. */
export interface FrozenRun {
  /** Without factors: indicators, rules, expressions, constants. */
  readonly graph: FactorGraph;
  readonly universe: FrozenUniverse;
}

/** A backtest as plain data: it crosses into a thread. */
export interface BacktestWork {
  readonly frozen: FrozenRun;
  readonly params: BacktestParams;
  /** The load it must find as the newest, of a run that repeats another; undefined: any. */
  readonly expectedSnapshot?: number | null;
}

/** What a computed backtest is stored as. */
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
  /** On which somebody took part: the first, the last and how many; null of none. */
  readonly effectiveStart: string | null;
  readonly effectiveEnd: string | null;
  readonly tradingDays: number;
  /** Days of the run's range. */
  readonly askedDays: number;
  readonly rowsKept: number;
  /** Figures of the shortest horizon. */
  readonly rankIcMean: number | null;
  readonly icir: number | null;
  readonly topTurnover: number | null;
  readonly longShortAnnual: number | null;
  readonly codeVersion: string;
  readonly nodeVersion: string;
  readonly architecture: string;
}

/** What trying again does not mend, in words for users. */
export interface BacktestFault {
  readonly kind: 'fault';
  readonly message: string;
}

/** How far a run is. */
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
