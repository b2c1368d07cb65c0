import type { CSSProperties, ReactNode } from 'react';

/** A column of a drawn table. */
export interface DrawnColumn<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** In pixels. */
  readonly width: number;
  /** The side where it stays while the others scroll. */
  readonly fixed?: 'left' | 'right';
  /** Numbers are aligned right. */
  readonly number?: boolean;
  /** How the table is sorted by it. */
  readonly order?: 'none' | 'ascending' | 'descending';
  readonly className?: string;
  readonly cell: (row: Row) => DrawnCell;
}

/** What a cell shows, and on hover where that may be cut. */
export interface DrawnCell {
  readonly content: ReactNode;
  readonly title?: string;
}

/** The attributes of a column's cells in the head, the rows and the foot. */
export interface ColumnPlace {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The widths in pixels of the columns that stay at either side. */
export interface FixedWidths {
  readonly left: number;
  readonly right: number;
}

/** The places of all columns of a table. */
export function placesOf<Row>(columns: readonly DrawnColumn<Row>[]): readonly ColumnPlace[] {
  return columns.map(({ fixed, number, className }, at) => {
    const classes = [number && 'c-cell-number', fixed && 'c-cell-fixed', className].filter(Boolean).join(' ');
    return {
      ...(classes === '' ? {} : { className: classes }),
      ...(fixed ? { style: { [fixed]: offsetOf(columns, at, fixed) } } : {}),
    };
  });
}

/** The room that the columns at either side take from those that scroll. */
export const fixedWidths = <Row>(columns: readonly DrawnColumn<Row>[]): FixedWidths => ({
  left: widthOf(columns, 'left'),
  right: widthOf(columns, 'right'),
});

function offsetOf<Row>(columns: readonly DrawnColumn<Row>[], at: number, side: 'left' | 'right'): number {
  return widthOf(side === 'left' ? columns.slice(0, at) : columns.slice(at + 1), side);
}

const widthOf = <Row>(columns: readonly DrawnColumn<Row>[], side: 'left' | 'right'): number =>
  columns.reduce((sum, { fixed, width }) => sum + (fixed === side ? width : 0), 0);
