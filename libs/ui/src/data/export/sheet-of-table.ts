import {
  EMPTY,
  formatNumber,
  inUnit,
  missingText,
  UNITS,
  type Column,
  type TableEntry,
  type UnitId,
} from '@console/contract-core';
import { toAscii } from '../../number/copy-as-ascii.ts';
import type { CellOverrides } from '../cell-override.ts';
import { cellText, isNumeric } from '../cell-text.ts';
import type { Sheet, SheetCell, SheetFigure } from './sheet.ts';
import type { TableSummary } from '../summary-of.ts';

export interface ExportedTable<Row> {
  readonly spec: Pick<TableEntry, 'source'>;
  /** The title on its page, after the subject: 贵州茅台 600519 分红统计. */
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly cells: CellOverrides<Row>;
  readonly asOf: string | null;
  /** All rows the filter matches, of which `rows` may be the first part. */
  readonly total: number;
  /** Written behind the rows, its label in the first column. */
  readonly summary?: TableSummary<Row> | undefined;
}

/** A table's rows as a sheet, in the columns that are shown. */
export function sheetOfTable<Row extends object>(table: ExportedTable<Row>): Sheet {
  const { spec, title, columns, rows, cells, asOf, total, summary } = table;
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row, cells)));
  const foot = summary && rows.length > 0 ? summaryCells(summary, columns, rows) : null;
  return {
    title,
    source: spec.source ?? null,
    asOf,
    about: countText(rows.length, total),
    header: columns.map(titleOf),
    rows: foot ? [...lines, foot] : lines,
    ...(foot && { looks: [...rows.map(() => ({})), { bold: true, foot: true }] }),
  };
}

/** A column's title with its unit, as it heads a sheet. */
export function titleOf(column: Pick<Column, 'title' | 'unit'>): string {
  const unit = column.unit ? UNITS[column.unit].text : '';
  return unit ? `${column.title}(${unit})` : column.title;
}

/** A raw number for a sheet, as it is displayed in a unit and whole; null for none. */
export function figureOf(value: number | null | undefined, unit: UnitId): SheetCell {
  const shown = figureCell(formatNumber(value, { unit }));
  return shown && { ...shown, full: inUnit(value ?? 0, unit) };
}

/** A figure for a sheet, from its displayed text; null for a dash. */
export function figureCell(drawn: string): SheetFigure | null {
  return drawn === '—' ? null : { digits: toAscii(drawn).replace('+', '') };
}

function countText(count: number, total: number): string {
  return count < total ? `前 ${count} 条，共 ${total} 条` : `共 ${total} 条`;
}

function cellOf<Row extends object>(column: Column, row: Row, cells: CellOverrides<Row>): SheetCell {
  const override = cells[column.key as keyof Row]?.text;
  if (override) return override(row);
  const value: unknown = Reflect.get(row, column.key);
  // A figure missing for a known reason is written as a dash; one that is not known stays empty.
  if (value === null && missingText(row, column.key) !== undefined) return EMPTY;
  if (value === null || value === undefined) return null;
  if (isNumeric(column)) return figureOf(typeof value === 'number' ? value : null, column.unit ?? 'number');
  return cellText(column, value);
}

function summaryCells<Row extends object>(
  summary: TableSummary<Row>,
  columns: readonly Column[],
  rows: readonly Row[],
): SheetCell[] {
  const values = summary.of(rows);
  return columns.map((column, index) => (index === 0 ? summary.label : cellOf(column, values, {})));
}
