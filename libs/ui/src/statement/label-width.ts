import { textRoom } from '../data/layout/text-room.ts';
import type { GridRow } from './frozen-grid.tsx';

/** The padding right of a label, and a pixel for its rounded text. */
const RIGHT = 9;
const MOST = 400;

/** The padding left of a row's label, in pixels. */
export const indentWidth = ({ indent = 0 }: Pick<GridRow, 'indent'>): number => 12 + 14 * indent;

/** The width in pixels of a grid's first column: `least`, or more where a label needs more. */
export function labelWidth(rows: readonly GridRow[], least: number): number {
  const needs = rows.map((row) => {
    const text = row.labelText ?? (typeof row.label === 'string' ? row.label : '');
    return indentWidth(row) + textRoom(text) + RIGHT;
  });
  return Math.min(Math.max(least, ...needs), MOST);
}
