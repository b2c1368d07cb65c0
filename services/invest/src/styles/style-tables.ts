import type { ColumnType, Generated } from 'kysely';

/** Read as text, written as a number. */
type Decimal = ColumnType<string, number, number>;

interface StyleRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly name: string;
  readonly comparison_index_industry_weight: Decimal;
  readonly comparison_index_corp_weight: Decimal;
  readonly zbph_index_weight: Decimal;
  readonly style_index_weight: Decimal;
  readonly liquidity_index_weight: Decimal;
  readonly published_at: string;
  /** Null for what the demo brought along, as `updated_by`. */
  readonly created_by: number | null;
  readonly created_at: string;
  readonly updated_by: number | null;
  readonly updated_at: string;
  readonly version: Generated<number>;
  readonly removed_at: string | null;
  /** 0 while the style is there, its own id after. */
  readonly removed_key: Generated<number>;
}

export interface StyleTables {
  readonly 'invest.style': StyleRow;
}
