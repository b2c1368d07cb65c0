import type { BacktestParams } from '@console/contract-invest';
import type { FactorGraph } from '@console/quant';
import type { BacktestFault, BacktestFollower } from '../../backtests/compute/backtest-work.ts';

/** A factor or an indicator with its graph, expanded down to the indicators. */
export interface SubjectToJudge {
  /** `f12@3` or `daily_bar.close@1`. */
  readonly subject: string;
  readonly graph: FactorGraph;
}

/** A part of a check-up as plain data, which can be sent to a thread. */
export interface JudgeWork {
  readonly subjects: readonly SubjectToJudge[];
  readonly params: BacktestParams;
  /** The state of the data on which the other parts were judged; null for the first. */
  readonly version: string | null;
}

/** What is judged of a subject for one horizon: figures as a backtest of it has them, null where undefined. */
export interface HorizonFigures {
  /** In trading days. */
  readonly horizon: number;
  /** Days with an IC. */
  readonly days: number;
  readonly ic: number | null;
  readonly rankIc: number | null;
  readonly icir: number | null;
  readonly t: number | null;
  readonly neweyWestT: number | null;
  /** Two-sided, of t for a horizon of a day, and of the Newey–West t for longer ones. */
  readonly p: number | null;
  readonly sharePositive: number | null;
  /** Mean return of the top quantile less that of the bottom one. */
  readonly spread: number | null;
  /** The mean return of each quantile, from the lowest. */
  readonly quantileReturns: readonly (number | null)[];
  readonly topTurnover: number | null;
  readonly autocorrelation: number | null;
}

export interface JudgedSubject {
  readonly subject: string;
  /** Why it cannot be judged, for users; null where it was. */
  readonly fault: string | null;
  /** Stock days with a value, as a share of those of the universe; null where there are none. */
  readonly coverage: number | null;
  /** By horizon; none where there is a fault. */
  readonly figures: readonly HorizonFigures[];
}

/** The state of the data, and the days, on which a part was judged. */
export interface JudgedOn {
  readonly version: string;
  readonly snapshotId: number | null;
  readonly asOf: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly stocks: number;
}

export type JudgedPart =
  | {
      readonly kind: 'judged';
      readonly on: JudgedOn;
      readonly subjects: readonly JudgedSubject[];
      /** The rankings of the subjects one after another, each of the same days and stocks; 0 where it has none. */
      readonly rankings: Uint16Array;
    }
  /** The data is no longer what the other parts were judged on. */
  | { readonly kind: 'moved' };

export type JudgeSubjects = (
  work: JudgeWork,
  follower: BacktestFollower,
) => Promise<JudgedPart | BacktestFault>;

export interface CorrelateWork {
  /** The rankings of all subjects, one after another, in shared memory. */
  readonly rankings: SharedArrayBuffer;
  readonly count: number;
  readonly stocks: number;
}

/** The correlation matrix of the rankings, row by row. */
export type CorrelateRankings = (work: CorrelateWork, signal: AbortSignal) => Promise<Float64Array>;
