import type { BacktestParams } from '@console/contract-invest';
import type { FrozenRun } from '../compute/backtest-work.ts';

/** Everything a run is queued with. */
export interface RunDraft {
  readonly factorId: number;
  readonly factorVersion: number;
  readonly factorName: string;
  readonly formula: string;
  readonly universeText: string;
  readonly params: BacktestParams;
  readonly frozen: FrozenRun;
  /** First and last of its trading days, as they are known now. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The run it is held against; null of one that repeats none. */
  readonly repeatsId: number | null;
}
