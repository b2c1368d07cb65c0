import { UNITS } from '@console/contract-core';
import { ChangeText, Missing, Num } from '@console/ui';
import type { ReactElement } from 'react';
import type { GridCell, GridColumn, PivotGrid } from './pivot-grid.ts';

export interface GridTableProps {
  readonly label: string;
  /** What a row is. */
  readonly item: string;
  readonly grid: PivotGrid;
  /** Rows that stand out, counted from 0, the totals' row first. */
  readonly boldRows: readonly number[];
}

/** A pivot's figures: sequence number and item stay while the rest scrolls, the totals first. */
export function GridTable({ label, item, grid, boldRows }: GridTableProps): ReactElement {
  const { columns, totals, rows } = grid;
  return (
    // A stop of the Tab key, for the arrow keys to scroll what is cut off.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="pivot-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="pivot">
        <thead>
          <tr>
            <th scope="col" className="pivot-at">
              序号
            </th>
            <th scope="col" className="pivot-name">
              {item}
            </th>
            {columns.map(({ key, title, unit, ownUnit }) => (
              <th key={key} scope="col">
                {title}
                {ownUnit && <span className="c-head-unit">{UNITS[unit].text}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row at={0} name="合计" cells={totals} columns={columns} bold={boldRows.includes(0)} />
          {rows.map(({ name, cells }, place) => (
            <Row
              key={name}
              at={place + 1}
              name={name}
              cells={cells}
              columns={columns}
              bold={boldRows.includes(place + 1)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  /** 0 is the totals' row, which has no number. */
  readonly at: number;
  readonly name: string;
  readonly cells: readonly GridCell[];
  readonly columns: readonly GridColumn[];
  readonly bold: boolean;
}

function Row({ at, name, cells, columns, bold }: RowProps): ReactElement {
  return (
    <tr className={bold ? 'pivot-bold' : undefined}>
      <td className="pivot-at">{at === 0 ? '' : at}</td>
      <th scope="row" className="pivot-name" title={name}>
        {name}
      </th>
      {columns.map(({ key, unit, change }, place) => (
        <td key={key}>
          <Figure cell={cells[place]} unit={unit} change={change} />
        </td>
      ))}
    </tr>
  );
}

interface FigureProps extends Pick<GridColumn, 'unit' | 'change'> {
  readonly cell: GridCell | undefined;
}

function Figure({ cell, unit, change }: FigureProps): ReactElement {
  if (cell?.reason !== undefined) return <Missing reason={cell.reason} />;
  const value = cell?.value ?? null;
  return change ? <ChangeText value={value} unit={unit} /> : <Num value={value} unit={unit} />;
}
