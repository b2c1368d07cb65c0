import type { Generated } from 'kysely';

interface CalcRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly name: string;
  readonly formula: string;
  /** JSON, refs pinned. */
  readonly graph: string;
  /** The unit of formulas; null for a condition. */
  readonly unit: string | null;
  readonly version: Generated<number>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Row for an indicator or a calculation. */
interface BrowseRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly position: number;
  readonly indicator: string | null;
  readonly calc_id: number | null;
}

export interface CalcTables {
  readonly 'invest.indicator_calc': CalcRow;
  readonly 'invest.indicator_browse': BrowseRow;
}
