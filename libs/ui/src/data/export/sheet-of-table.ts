import { EMPTY, missingText, UNITS, type Column, type TableEntry } from '@console/contract-core';
import { toAscii } from '../../number/copy-as-ascii.ts';
import type { CellOverrides } from '../cell-override.ts';
import { cellText, isNumeric } from '../cell-text.ts';
import type { Sheet, SheetCell } from './sheet.ts';
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
  if (summary && rows.length > 0) lines.push(summaryCells(summary, columns, rows));
  return {
    title,
    source: spec.source ?? null,
    asOf,
    about: countText(rows.length, total),
    header: columns.map(titleOf),
    rows: lines,
  };
}

/** A column's title with its unit, as it heads a sheet. */
export function titleOf(column: Pick<Column, 'title' | 'unit'>): string {
  const unit = column.unit ? UNITS[column.unit].text : '';
  return unit ? `${column.title}(${unit})` : column.title;
}

/** A figure for a sheet, from its displayed text; null for a dash. */
export function figureCell(drawn: string): SheetCell {
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
  const drawn = cellText(column, value);
  return isNumeric(column) ? figureCell(drawn) : drawn;
}

function summaryCells<Row extends object>(
  summary: TableSummary<Row>,
  columns: readonly Column[],
  rows: readonly Row[],
): SheetCell[] {
  const values = summary.of(rows);
  return columns.map((column, index) => (index === 0 ? summary.label : cellOf(column, values, {})));
}
