import type { JobRow } from '@console/node-kit/jobs';
import type { Generated } from 'kysely';

interface RunRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  /** Null only within the transaction that writes both rows. */
  readonly job_id: string | null;
  readonly factor_id: number;
  readonly factor_version: number;
  /** The factor's name at submission; likewise `universe_text`. */
  readonly factor_name: string;
  readonly formula: string;
  /** JSON, like `frozen`. */
  readonly params: string;
  readonly universe_text: string;
  readonly params_hash: string;
  readonly frozen: string;
  /** The run that it repeats and is compared with. */
  readonly repeats_id: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly created_by: number | null;
  readonly created_at: string;
  /** This column and all below are null until the run has succeeded. */
  readonly input_hash: string | null;
  readonly snapshot_id: number | null;
  readonly as_of: string | null;
  readonly effective_start: string | null;
  readonly effective_end: string | null;
  readonly trading_days: number | null;
  readonly asked_days: number | null;
  readonly rows_kept: number | null;
  readonly rank_ic_mean: number | null;
  readonly icir: number | null;
  readonly long_short_annual: number | null;
  readonly top_turnover: number | null;
  readonly seconds: number | null;
  readonly code_version: string | null;
  readonly node_version: string | null;
  readonly architecture: string | null;
  readonly result_hash: string | null;
  /** The first difference of a run that repeats another; null where there is none. */
  readonly first_difference: string | null;
}

interface ResultRow {
  readonly run_id: number;
  /** Gzipped JSON. */
  readonly report: Buffer;
}

/** Locked by the call that queues a backtest, so that those of one user are counted one after another. */
interface TurnRow {
  readonly tenant_id: string;
  readonly user_id: number;
}

export interface RunTables {
  readonly 'invest.backtest_run': RunRow;
  readonly 'invest.backtest_result': ResultRow;
  readonly 'invest.backtest_turn': TurnRow;
  readonly 'invest.job': JobRow;
}
