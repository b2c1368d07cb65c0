import type { ImportRunRow, SnapshotRow } from './snapshot-sql.ts';
import type { RowOf } from './table-definition.ts';
import type { MartDefinition } from './tables.ts';

/** A row of the view `liquidity`. */
interface LiquidityRow {
  readonly security_id: number;
  readonly trade_date: string;
  readonly total_capital: number | null;
  readonly float_capital: number | null;
  readonly trading_day_amount: number;
  readonly turnover_of_float_rate: number | null;
  readonly turnover_of_not_foundation_rate: number | null;
}

/** The numbers of one field on one day. */
interface PanelBlockRow {
  readonly field: string;
  readonly trade_date: string;
  readonly cells: Buffer;
}

/** The rows of the mart by table, for typed reads: a column missing from a definition does not compile. */
export type MartTables = {
  [Definition in MartDefinition as `market.${Definition['name']}`]: RowOf<Definition>;
} & {
  readonly 'market.liquidity': LiquidityRow;
  readonly 'market.import_run': ImportRunRow;
  readonly 'market.panel_block': PanelBlockRow;
  readonly 'market.snapshot': SnapshotRow;
};
