import { CORRECTION_WEIGHTS, INDEX_WEIGHTS, type Style, type StyleWeight } from '@console/contract-invest';
import { tableName } from '@console/node-kit';

/** What somebody types of a style. */
export type StyleField = 'styleName' | 'publishedTime' | StyleWeight;

/** The column of the style table that holds each field. */
export const FIELD_COLUMNS = {
  styleName: 'name',
  comparisonIndexIndustryWeight: 'comparison_index_industry_weight',
  comparisonIndexCorpWeight: 'comparison_index_corp_weight',
  zbphIndexWeight: 'zbph_index_weight',
  styleIndexWeight: 'style_index_weight',
  liquidityIndexWeight: 'liquidity_index_weight',
  publishedTime: 'published_at',
} as const satisfies Record<StyleField, string>;

export const styleTable = (): string => tableName('invest', 'style');

/** The styles `s` with the users who made and last changed them; of the demo nobody did. */
export const stylesWithUsers = (): string =>
  `${styleTable()} s
    LEFT JOIN ${tableName('access', 'user_public')} maker ON maker.tenant_id = s.tenant_id AND maker.id = s.created_by
    LEFT JOIN ${tableName('access', 'user_public')} editor ON editor.tenant_id = s.tenant_id AND editor.id = s.updated_by`;

/** The expression over `stylesWithUsers` of every field of a style. Sums are decimal, so they are exact. */
export const STYLE_EXPRESSIONS: Readonly<Record<keyof Style, string>> = {
  styleId: 's.id',
  styleName: 's.name',
  comparisonIndexIndustryWeight: sumOf(['comparisonIndexIndustryWeight']),
  comparisonIndexCorpWeight: sumOf(['comparisonIndexCorpWeight']),
  zbphIndexWeight: sumOf(['zbphIndexWeight']),
  styleIndexWeight: sumOf(['styleIndexWeight']),
  liquidityIndexWeight: sumOf(['liquidityIndexWeight']),
  indexWeightSum: sumOf(INDEX_WEIGHTS),
  correctionWeightSum: sumOf(CORRECTION_WEIGHTS),
  publishedTime: 's.published_at',
  createdUser: 'maker.real_name',
  createdTime: 's.created_at',
  updatedUser: 'editor.real_name',
  updatedTime: 's.updated_at',
  version: 's.version',
};

/** The driver hands out a DECIMAL as text; a DOUBLE is a number. */
function sumOf(weights: readonly StyleWeight[]): string {
  return `CAST(${weights.map((weight) => `s.${FIELD_COLUMNS[weight]}`).join(' + ')} AS DOUBLE)`;
}
