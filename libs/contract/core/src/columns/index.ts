/**
 * The columns of tables, one line each. The row's schema, the header with its unit, the width, format, sort
 * key, export and document follow from that line. By default figures may be missing and can be sorted by,
 * texts may not be missing and cannot be sorted by; `required`, `optional` and the options change that.
 */
export { rowOf, type ColumnSpec, type ColumnSpecs, type RowOfColumns } from './column-spec.ts';
export { executiveTradeColumns, pledgeColumns } from './disclosures.ts';
export * from './figures.ts';
export {
  industrialCapitalColumns,
  institutionCapitalColumns,
  institutionPercentColumns,
  institutionShareColumns,
} from './holdings.ts';
export { memberColumns } from './member.ts';
export * from './presence.ts';
export { revenueCostColumns } from './revenue-costs.ts';
export * from './texts.ts';
export {
  capitalLines,
  comparedPreferenceColumns,
  connectColumns,
  cumulatedFlowLines,
  flowColumns,
  flowRateLines,
  leverageColumns,
  liquidityColumns,
  preferenceColumns,
  shareColumns,
} from './trading.ts';
export { textWidth } from './column-width.ts';
export { WIDE } from './wide.ts';
export { writtenColumns } from './written.ts';
export { educationColumns, partnerColumns, PATENT_SCORES, patentColumns, researchColumns } from './yearly.ts';
