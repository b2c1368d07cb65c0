import type { Key, ReactElement, ReactNode } from 'react';
import { EmptyState } from '../state/empty-state.tsx';
import { keyOfColumn, SmallCell, SmallHead, SmallRow, type RowLook, type SmallColumn } from './small-row.tsx';
import './small-table.css';

export interface SmallTableProps<Row> {
  readonly columns: readonly SmallColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => Key;
  /** The caption above it. */
  readonly caption?: ReactNode;
  /** Instead of a table without rows. */
  readonly empty?: { readonly title: string; readonly cause?: ReactNode };
  /** The look of a row apart from its cells. */
  readonly look?: (row: Row) => RowLook;
  /** A class instead of the look that small tables share. */
  readonly className?: string | undefined;
  readonly headClassName?: string | undefined;
  /** In pixels; its rows share it. */
  readonly height?: number;
}

/** A table of a few rows that are all present: neither sorted nor paged nor exported. */
export function SmallTable<Row>(props: SmallTableProps<Row>): ReactElement {
  const { columns, rows, keyOf, caption, empty, look, className = 'c-small', headClassName, height } = props;
  if (rows.length === 0 && empty) return <EmptyState {...empty} />;
  return (
    <table className={className} style={height === undefined ? undefined : { height }}>
      {caption !== undefined && <caption>{caption}</caption>}
      <SmallHead columns={columns} className={headClassName} />
      <tbody>
        {rows.map((row, index) => (
          <SmallRow key={keyOf(row, index)} row={row} columns={columns} {...look?.(row)} />
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <SmallCell key={keyOfColumn(column)} column={column}>
                {column.foot}
              </SmallCell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
