import { missingText, parseSort, UNITS, type Column, type TableEntry } from '@console/contract-core';
import type { TableColumnType } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { SortedDownIcon, SortedUpIcon } from '../icons.tsx';
import { ChangeText } from '../number/change-text.tsx';
import { Missing } from '../number/missing.tsx';
import type { CellOverrides } from './cell-override.ts';
import { cellText, isNumeric } from './cell-text.ts';
import { nextSort } from './state/next-sort.ts';

export interface DrawOptions<Row> {
  readonly cells: CellOverrides<Row>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** In pixels, in the order of the columns. */
  readonly widths: readonly number[];
}

/** antd's columns from the entry's: alignment, units in the header, sort by a click on it. */
export function drawColumns<Row extends object>(
  spec: TableEntry,
  columns: readonly Column[],
  { cells, sort, onSort, widths }: DrawOptions<Row>,
): TableColumnType<Row>[] {
  const sorted = parseSort(
    sort,
    columns.map((column) => column.key),
  );
  return columns.map((column, at) => {
    const direction = sorted?.column === column.key ? sorted.direction : null;
    const override = cells[column.key as keyof Row];
    return {
      key: column.key,
      title: (
        <HeaderTitle
          column={column}
          direction={direction}
          onSort={() => onSort(nextSort(column, direction, spec.defaultSort))}
        />
      ),
      align: isNumeric(column) ? 'right' : 'left',
      width: widths[at] ?? column.width,
      ...(column.fixed === undefined ? {} : { fixed: column.fixed }),
      ellipsis: { showTitle: false },
      onHeaderCell: () => ({
        'aria-sort': direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending',
      }),
      render: (_: unknown, row: Row): ReactNode =>
        override ? override.draw(row) : <Cell column={column} row={row} />,
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

function Cell({ column, row }: { readonly column: Column; readonly row: object }): ReactElement {
  const value: unknown = Reflect.get(row, column.key);
  const reason = value === null ? missingText(row, column.key) : undefined;
  if (reason !== undefined) return <Missing reason={reason} />;
  if (column.format === 'change') {
    return <ChangeText value={typeof value === 'number' ? value : null} unit={column.unit ?? 'number'} />;
  }
  const text = cellText(column, value);
  // Text cut by a narrow column is shown in full on hover.
  return <span title={text}>{text}</span>;
}
