/**
 * The parts of tables of periods: statements by report period, and measures by fiscal year under grouped
 * headings. Their head and first column are fixed, and of hundreds of columns those in view are rendered. A
 * tier of its own, because few pages have statements.
 */
export { FrozenGrid, type FrozenGridProps, type GridColumn, type GridRow } from './frozen-grid.tsx';
export { StatementTable, type StatementTableProps } from './statement-table.tsx';
export type { YearMeasure, YearRow } from './year-columns.ts';
export { YearTable, type AskedPage, type YearTableProps } from './year-table.tsx';
