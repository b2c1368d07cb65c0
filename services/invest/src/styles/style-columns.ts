import { CORRECTION_WEIGHTS, INDEX_WEIGHTS, type Style, type StyleWeight } from '@console/contract-invest';
import { recordColumns, recordStamps, type RecordReads } from '@console/node-kit/queries';
import { decimal } from '@console/node-kit/records';
import { sql, type Expression } from 'kysely';

/** The fields of a style without its author and time. */
export type StyleFields = Pick<Style, 'styleName' | 'publishedTime' | StyleWeight>;

/** The column of each field. */
export const FIELD_COLUMNS = {
  styleName: 'name',
  comparisonIndexIndustryWeight: decimal('comparison_index_industry_weight'),
  comparisonIndexCorpWeight: decimal('comparison_index_corp_weight'),
  zbphIndexWeight: decimal('zbph_index_weight'),
  styleIndexWeight: decimal('style_index_weight'),
  liquidityIndexWeight: decimal('liquidity_index_weight'),
  publishedTime: 'published_at',
} as const;

/** The fields of a style that are read. Sums are decimal, so they are exact. */
export const STYLE_READS = {
  table: 'invest.style',
  row: 's',
  columns: {
    styleId: sql.ref<number>('s.id'),
    ...recordColumns<StyleFields>('s', FIELD_COLUMNS),
    indexWeightSum: sumOf(INDEX_WEIGHTS),
    correctionWeightSum: sumOf(CORRECTION_WEIGHTS),
    ...recordStamps('s'),
  },
} as const satisfies RecordReads<Style>;

/** The exact sum of weights, as a DOUBLE: the driver returns a DECIMAL as text. */
function sumOf(weights: readonly StyleWeight[]): Expression<number> {
  const columns = weights.map((weight) => sql.ref(`s.${FIELD_COLUMNS[weight].name}`));
  return sql`CAST(${sql.join(columns, sql` + `)} AS DOUBLE)`;
}
