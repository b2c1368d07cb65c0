import type { BacktestParams } from '@console/contract-invest';
import type { FrozenRun } from '../compute/backtest-work.ts';

/** The data that a run is queued with. */
export interface RunDraft {
  readonly factorId: number;
  readonly factorVersion: number;
  readonly factorName: string;
  readonly formula: string;
  readonly universeText: string;
  readonly params: BacktestParams;
  readonly frozen: FrozenRun;
  /** The first and last of its trading days, as known now. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The run that it repeats and is compared with; null for a run that repeats none. */
  readonly repeatsId: number | null;
}
