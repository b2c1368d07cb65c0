import { EMPTY } from '@console/contract-core';
import { figureOf, titleOf, type Sheet, type SheetCell } from '@console/ui/data';
import type { GridCell, PivotGrid } from './pivot-grid.ts';

export interface GridWords {
  /** Names the file too: 华岚精工 688921 分产品构成_营业收入. */
  readonly title: string;
  readonly source: string;
  readonly asOf: string | null;
  /** The title of the rows' column. */
  readonly item: string;
}

/** A pivot as it is exported: sequence number, item, then its figures with their units in the header. */
export function gridSheet(
  { columns, totals, rows }: PivotGrid,
  { title, source, asOf, item }: GridWords,
): Sheet {
  const drawn = (cells: readonly GridCell[]): SheetCell[] =>
    columns.map(({ unit }, at) =>
      cells[at]?.reason === undefined ? figureOf(cells[at]?.value, unit) : EMPTY,
    );
  return {
    title,
    source,
    asOf,
    about: `共 ${rows.length} 项`,
    header: ['序号', item, ...columns.map(titleOf)],
    rows: [
      [null, '合计', ...drawn(totals)],
      ...rows.map(({ name, cells }, at) => [{ digits: String(at + 1) }, name, ...drawn(cells)]),
    ],
    looks: [{ bold: true }],
  };
}
