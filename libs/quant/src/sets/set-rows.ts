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
  const counts = new Int32Array(rows.to - rows.from);
  for (let at = 0; at < stocks.length; at += 1) {
    const end = Math.min(to[at] as number, rows.to) - rows.from;
    for (let row = Math.max(from[at] as number, rows.from) - rows.from; row < end; row += 1)
      counts[row] = (counts[row] as number) + 1;
  }
  return counts;
}
