import { UNITS, type Column } from '@console/contract-core';
import type { CellOverrides } from '../cell-override.ts';
import { cellText } from '../cell-text.ts';
import type { TableSummary } from '../summary-of.ts';
import { textRoom } from './text-room.ts';

/** A cell's padding, and a pixel for its rounded text. */
const PADDING = 17;
/** The first and the last cell of a row have more. */
const EDGE = 4;
/** A unit's margin, at 12 px. */
const UNIT_MARGIN = 2;
/** Room for the caret of the sorted column, whose title is bold. */
const CARET = 18;
/** How much wider bold figures are: those of a summary. */
const BOLD = 1.12;

export interface ContentWidthsOptions<Row> {
  readonly cells: CellOverrides<Row>;
  /** The key of the sorted column. */
  readonly sorted: string | undefined;
  readonly summary?: TableSummary<Row> | undefined;
}

/** The width in pixels that each column needs for its title, for all its cells in `rows`, and for their summary. */
export function contentWidths<Row extends object>(
  columns: readonly Column[],
  rows: readonly Row[],
  { cells, sorted, summary }: ContentWidthsOptions<Row>,
): readonly number[] {
  const summed = summary?.of(rows);
  return columns.map((column, at) => {
    const edge = at === 0 || at === columns.length - 1 ? EDGE : 0;
    const unit = column.unit ? UNITS[column.unit].text : '';
    const title =
      textRoom(column.title) +
      (unit === '' ? 0 : UNIT_MARGIN + textRoom(unit)) +
      (column.key === sorted ? CARET : 0);
    const foot = summed?.[column.key as keyof Row] ?? null;
    const least = Math.max(title, foot === null ? 0 : Math.ceil(textRoom(cellText(column, foot)) * BOLD));
    return PADDING + edge + rows.reduce((most, row) => Math.max(most, cellRoom(column, row, cells)), least);
  });
}

function cellRoom<Row extends object>(column: Column, row: Row, cells: CellOverrides<Row>): number {
  const override = cells[column.key as keyof Row];
  if (override?.width) return override.width(row);
  const text = override?.text?.(row) ?? cellText(column, Reflect.get(row, column.key));
  return textRoom(text) + (override?.room ?? 0);
}
