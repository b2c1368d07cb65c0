import type { DateRange } from '../panel/panel-shape.ts';
import type { MemberSpells } from './member-spells.ts';

/**
 * The members of a set over a range of rows. Panels of these rows begin with `rows.from`: row r and stock s are cell
 * `(r − rows.from) * stocks + s`, with `stocks` columns.
 */
export interface SetRows {
  readonly members: MemberSpells;
  readonly rows: DateRange;
  readonly stocks: number;
}

/** A figure of a cell, NaN where it is missing: of one panel, or made of several. */
export type CellValue = (cell: number) => number;

/** The cells of a panel as a figure. */
export const cellsOf =
  (panel: Float64Array): CellValue =>
  (cell) =>
    panel[cell] as number;

/** The number of members by row of the range, with or without a value. */
export function memberCounts({ members: { stocks, from, to }, rows }: SetRows): Int32Array {
  const count = rows.to - rows.from;
  const counts = new Int32Array(count);
  /** How many more members each row has than the one before. */
  const add = (row: number, more: number): void => {
    if (row < count) counts[row] = (counts[row] as number) + more;
  };
  for (let at = 0; at < stocks.length; at += 1) {
    const first = Math.max((from[at] as number) - rows.from, 0);
    const end = (to[at] as number) - rows.from;
    if (end <= first) continue;
    add(first, 1);
    add(end, -1);
  }
  for (let row = 1; row < count; row += 1) add(row, counts[row - 1] as number);
  return counts;
}
