import type { Generated } from 'kysely';

interface SimulationRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  /** Null only within the transaction that writes both rows. */
  readonly job_id: string | null;
  readonly style_id: number;
  /** The names at submission. */
  readonly name: string;
  readonly style_name: string;
  readonly strategy_type: number;
  /** JSON, as that of a strategy; its start is that of the simulation. */
  readonly seal: string;
  readonly seal_hash: string;
  readonly composition_hash: string;
  readonly benchmark: string | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly created_by: number | null;
  readonly created_at: string;
  /** This column and all below are null until it has succeeded. */
  readonly snapshot_id: number | null;
  readonly trading_days: number | null;
  readonly total_return: number | null;
  readonly annual_return: number | null;
  readonly max_drawdown: number | null;
  readonly sharpe: number | null;
  readonly excess_return: number | null;
  readonly result_hash: string | null;
  readonly seconds: number | null;
  readonly code_version: string | null;
}

interface SimulationResultRow {
  readonly simulation_id: number;
  /** Gzipped JSON. */
  readonly report: Buffer;
  readonly orders: Buffer;
}

export interface SimulationTables {
  readonly 'invest.strategy_simulation': SimulationRow;
  readonly 'invest.strategy_simulation_result': SimulationResultRow;
}
