import type { RemovableRow } from '@console/node-kit/queries';
import type { ColumnType, Generated } from 'kysely';

/** A BIGINT or DECIMAL column: read as text, written as a number, a bigint or its text. */
type Exact = ColumnType<string, number | bigint | string, number | bigint | string>;
type ExactOrNull = ColumnType<
  string | null,
  number | bigint | string | null,
  number | bigint | string | null
>;

/** A published strategy. `seal` is all that decides its days, as it was when published. */
interface StrategyRow extends RemovableRow {
  readonly name: string;
  readonly style_id: number;
  readonly strategy_type: number;
  readonly tmechanism: string;
  readonly stock_quantity: number | null;
  /** Cents. */
  readonly initial_capital: Exact;
  readonly adjust_frequency: number;
  readonly factor_id: number | null;
  readonly factor_version: number | null;
  readonly weighting: string | null;
  readonly status: number;
  readonly start_date: string;
  readonly seal: string;
  readonly seal_hash: string;
  readonly last_date: string | null;
  readonly assets: ExactOrNull;
  readonly earning_rate: ExactOrNull;
  readonly statis_days: Generated<number>;
  /** The newest day of which its owner was told that it failed. */
  readonly failed_date: string | null;
  /** The job that last made its days again. */
  readonly recheck_job: string | null;
  readonly stopped_at: string | null;
  readonly stopped_by: number | null;
}

interface OfDay {
  readonly strategy_id: number;
  readonly report_date: string;
}

interface StrategyDayRow extends OfDay {
  readonly statis_days: number;
  readonly cash: Exact;
  readonly stock_value: Exact;
  readonly assets: Exact;
  readonly earning_rate: Exact;
  readonly state: string;
  readonly card: string;
  readonly day_hash: string;
  readonly posted_at: string;
}

interface StrategySignalRow {
  readonly strategy_id: number;
  readonly signal_date: string;
  readonly picks: string;
}

interface StrategyHoldingRow extends OfDay {
  readonly code: string;
  readonly shares: Exact;
  readonly shares_change: Exact;
  readonly open: number | null;
  readonly close: number;
  readonly value: Exact;
  readonly value_before: Exact;
  readonly full_weight: Exact;
  readonly position_index: Exact;
}

interface StrategyBillRow {
  readonly id: Generated<number>;
  readonly strategy_id: number;
  readonly bill_date: string;
  readonly orders: number;
  readonly bought: Exact;
  readonly sold: Exact;
  readonly fees: Exact;
}

interface StrategyOrderRow {
  readonly strategy_id: number;
  readonly bill_id: number;
  readonly seq: number;
  readonly code: string;
  readonly side: 'buy' | 'sell';
  readonly wanted: Exact;
  readonly shares: Exact;
  readonly price: number | null;
  readonly amount: Exact;
  readonly commission: Exact;
  readonly stamp_duty: Exact;
  readonly transfer_fee: Exact;
  readonly status: 'filled' | 'partial' | 'none';
  readonly reason: 'suspended' | 'limit' | 'volume' | 'cash' | null;
}

interface StrategyBookingRow extends OfDay {
  readonly seq: number;
  readonly code: string;
  readonly kind: 'dividend' | 'bonus' | 'rights' | 'gap' | 'gapUp' | 'delisted';
  readonly shares: Exact;
  readonly amount: Exact;
  readonly flagged: number;
}

interface StrategyGapRow extends OfDay {
  readonly code: string;
  readonly wish: Exact;
  readonly held: Exact;
  readonly causes: string;
}

/** The position caps in force at the close of a day. */
interface StrategyRiskRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly strategy_id: number;
  readonly risk_date: string;
  readonly system_risk: Exact;
  /** JSON: cap by code. */
  readonly company_risks: string;
  readonly version: Generated<number>;
}

/** A company that users pinned to a style. */
interface StylePinRow {
  readonly tenant_id: string;
  readonly style_id: number;
  readonly code: string;
  readonly pinned_by: number | null;
  readonly pinned_at: string;
}

/** The classified companies of a tenant at a publication. */
interface StrategyUniverseRow {
  readonly tenant_id: string;
  readonly hash: string;
  /** JSON: codes, ascending. */
  readonly codes: string;
}

export interface StrategyTables {
  readonly 'invest.strategy': StrategyRow;
  readonly 'invest.strategy_day': StrategyDayRow;
  readonly 'invest.strategy_signal': StrategySignalRow;
  readonly 'invest.strategy_holding': StrategyHoldingRow;
  readonly 'invest.strategy_bill': StrategyBillRow;
  readonly 'invest.strategy_order': StrategyOrderRow;
  readonly 'invest.strategy_booking': StrategyBookingRow;
  readonly 'invest.strategy_gap': StrategyGapRow;
  readonly 'invest.strategy_risk': StrategyRiskRow;
  readonly 'invest.style_pin': StylePinRow;
  readonly 'invest.strategy_universe': StrategyUniverseRow;
}
