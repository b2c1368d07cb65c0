import { UNITS } from '@console/contract-core';
import {
  ScrollRegion,
  ChangeText,
  Missing,
  Num,
  SmallTable,
  useWholeColumns,
  type SmallColumn,
} from '@console/ui';
import { useRef, type ReactElement } from 'react';
import type { GridCell, GridColumn, PivotGrid } from './pivot-grid.ts';

export interface GridTableProps {
  readonly label: string;
  /** The title of the rows' column. */
  readonly item: string;
  readonly grid: PivotGrid;
}

interface GridRow {
  /** 0 is the totals' row, which has no number. */
  readonly at: number;
  readonly name: string;
  readonly cells: readonly GridCell[];
}

/** The least width of a figure's column, in pixels. */
const LEAST = 108;

/** A pivot's figures: sequence number and item stay while the rest scrolls, the totals first, in bold. */
export function GridTable({ label, item, grid }: GridTableProps): ReactElement {
  const { columns, totals, rows } = grid;
  const place = useRef<HTMLDivElement>(null);
  useWholeColumns(place, { count: columns.length, fixed: 2, least: LEAST });
  return (
    <ScrollRegion ref={place} className="pivot-scroll" label={label}>
      <SmallTable<GridRow>
        className="pivot"
        columns={[AT, nameColumn(item), ...columns.map(figureColumn)]}
        rows={[
          { at: 0, name: '合计', cells: totals },
          ...rows.map((row, place) => ({ ...row, at: place + 1 })),
        ]}
        keyOf={({ at, name }) => (at === 0 ? 0 : name)}
        look={({ at }) => ({ className: at === 0 ? 'pivot-bold' : undefined })}
      />
    </ScrollRegion>
  );
}

const AT: SmallColumn<GridRow> = {
  title: '序号',
  className: 'pivot-at',
  cell: ({ at }) => (at === 0 ? '' : at),
};

const nameColumn = (title: string): SmallColumn<GridRow> => ({
  title,
  className: 'pivot-name',
  heading: true,
  cell: ({ name }) => <span title={name}>{name}</span>,
});

const figureColumn = (
  { key, title, unit, ownUnit, change }: GridColumn,
  place: number,
): SmallColumn<GridRow> => ({
  key,
  title,
  head: ownUnit ? (
    <>
      {title}
      <span className="c-head-unit">{UNITS[unit].text}</span>
    </>
  ) : (
    title
  ),
  cell: ({ cells }) => <Figure cell={cells[place]} unit={unit} change={change} />,
});

interface FigureProps extends Pick<GridColumn, 'unit' | 'change'> {
  readonly cell: GridCell | undefined;
}

function Figure({ cell, unit, change }: FigureProps): ReactElement {
  if (cell?.reason !== undefined) return <Missing reason={cell.reason} />;
  const value = cell?.value ?? null;
  return change ? <ChangeText value={value} unit={unit} /> : <Num value={value} unit={unit} />;
}
