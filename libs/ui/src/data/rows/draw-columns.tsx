import { missingText, parseSort, UNITS, type Column, type TableEntry } from '@console/contract-core';
import type { ReactElement } from 'react';
import { SortedDownIcon, SortedUpIcon } from '../../icons.tsx';
import { ChangeText } from '../../number/change-text.tsx';
import { Missing } from '../../number/missing.tsx';
import type { CellOverrides } from '../cell-override.ts';
import { cellText, isNumeric } from '../cell-text.ts';
import { nextSort } from '../state/next-sort.ts';
import type { DrawnCell, DrawnColumn } from './drawn-column.ts';

export interface DrawOptions<Row> {
  readonly cells: CellOverrides<Row>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** In pixels, in the order of the columns. */
  readonly widths: readonly number[];
}

/** The drawn columns of an entry's: alignment, units in the header, sort by a click on it. */
export function drawColumns<Row extends object>(
  spec: TableEntry,
  columns: readonly Column[],
  { cells, sort, onSort, widths }: DrawOptions<Row>,
): readonly DrawnColumn<Row>[] {
  const sorted = parseSort(
    sort,
    columns.map((column) => column.key),
  );
  return columns.map((column, at) => {
    const direction = sorted?.column === column.key ? sorted.direction : null;
    const override = cells[column.key as keyof Row];
    return {
      key: column.key,
      head: (
        <HeaderTitle
          column={column}
          direction={direction}
          onSort={() => onSort(nextSort(column, direction, spec.defaultSort))}
        />
      ),
      number: isNumeric(column),
      width: widths[at] ?? column.width,
      ...(column.fixed === undefined ? {} : { fixed: column.fixed }),
      order: direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending',
      cell: override ? (row) => ({ content: override.draw(row) }) : (row) => cellOf(column, row),
    };
  });
}

interface HeaderTitleProps {
  readonly column: Column;
  readonly direction: 'ASC' | 'DESC' | null;
  readonly onSort: () => void;
}

function HeaderTitle({ column, direction, onSort }: HeaderTitleProps): ReactElement {
  const unit = column.unit ? UNITS[column.unit].text : '';
  const title = (
    <>
      {column.title}
      {unit && <span className="c-head-unit">{unit}</span>}
    </>
  );
  if (!column.sortable) return <span title={column.note}>{title}</span>;
  return (
    <button
      type="button"
      className="c-head-sort"
      data-sorted={direction !== null}
      title={column.note}
      onClick={onSort}
    >
      <span>{title}</span>
      <span className="c-head-caret" aria-hidden="true">
        {direction === 'ASC' ? <SortedUpIcon /> : <SortedDownIcon />}
      </span>
    </button>
  );
}

function cellOf(column: Column, row: object): DrawnCell {
  const value: unknown = Reflect.get(row, column.key);
  const reason = value === null ? missingText(row, column.key) : undefined;
  if (reason !== undefined) return { content: <Missing reason={reason} /> };
  if (column.format === 'change') {
    const change = typeof value === 'number' ? value : null;
    return { content: <ChangeText value={change} unit={column.unit ?? 'number'} /> };
  }
  const text = cellText(column, value);
  // Text cut by a narrow column is shown in full on hover.
  return { content: text, title: text };
}
