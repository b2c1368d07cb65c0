import { UNITS, type Column, type TableEntry } from '@console/contract-core';
import { toAscii } from '../number/copy-as-ascii.ts';
import type { CellOverrides } from './cell-override.ts';
import { cellText, isNumeric } from './cell-text.ts';

export interface CsvInput<Row> {
  readonly spec: Pick<TableEntry, 'title'>;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly cells: CellOverrides<Row>;
  readonly asOf: string | null;
  /** All rows the filter matches, of which `rows` may be the first part. */
  readonly total: number;
}

/**
 * A table as CSV that a sheet opens as it stands: a byte order mark, a line saying what it is and as of
 * when, titles with units, then figures scaled and rounded as on screen, with ASCII minus and no separators.
 */
export function csvOf<Row extends object>({
  spec,
  columns,
  rows,
  cells,
  asOf,
  total,
}: CsvInput<Row>): string {
  const about = [spec.title, `数据截至 ${asOf ?? '—'}`, countText(rows.length, total)];
  const lines = [about.map(textField), columns.map((column) => textField(titleOf(column)))];
  for (const row of rows) lines.push(columns.map((column) => fieldOf(column, row, cells)));
  return `\ufeff${lines.map((fields) => fields.join(',')).join('\r\n')}\r\n`;
}

function countText(count: number, total: number): string {
  return count < total ? `前 ${count} 条，共 ${total} 条` : `共 ${total} 条`;
}

function titleOf(column: Column): string {
  const unit = column.unit ? UNITS[column.unit].text : '';
  return unit ? `${column.title}(${unit})` : column.title;
}

function fieldOf<Row extends object>(column: Column, row: Row, cells: CellOverrides<Row>): string {
  const override = cells[column.key as keyof Row]?.text;
  if (override) return textField(override(row));
  const value: unknown = Reflect.get(row, column.key);
  if (value === null || value === undefined) return '';
  if (!isNumeric(column)) return textField(cellText(column, value));
  const text = cellText(column, value);
  return text === '—' ? '' : toAscii(text).replace('+', '');
}

/** What a sheet would read as a formula gets an apostrophe before it; quotes are doubled. */
function textField(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
