import type { RemovableRow } from '@console/node-kit/queries';
import type { ColumnType } from 'kysely';

/** A DECIMAL column: read as text, written as a number. */
type Decimal = ColumnType<string, number, number>;

interface StyleRow extends RemovableRow {
  readonly name: string;
  readonly comparison_index_industry_weight: Decimal;
  readonly comparison_index_corp_weight: Decimal;
  readonly zbph_index_weight: Decimal;
  readonly style_index_weight: Decimal;
  readonly liquidity_index_weight: Decimal;
  readonly published_at: string;
}

export interface StyleTables {
  readonly 'invest.style': StyleRow;
}
