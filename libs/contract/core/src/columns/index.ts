/**
 * The columns of tables, a line each: from one follow the row's schema, the header with its unit, width, format,
 * sort key, export and document. Figures may be missing and are sorted by; texts are there and are not: `required`,
 * `optional` and the options say otherwise.
 */
export { rowOf, type ColumnSpec, type ColumnSpecs, type RowOfColumns } from './column-spec.ts';
export { executiveTradeColumns, pledgeColumns } from './disclosures.ts';
export * from './figures.ts';
export { memberColumns } from './member.ts';
export * from './presence.ts';
export * from './texts.ts';
