import type { Key, ReactElement, ReactNode } from 'react';
import { SmallHead, SmallRow, type RowLook, type SmallColumn } from './small-row.tsx';
import './small-table.css';

/** Rows under a heading of their own; the heading is shown without rows too. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly rows: readonly Row[];
}

export interface GroupedTableProps<Row> {
  readonly columns: readonly SmallColumn<Row>[];
  readonly groups: readonly RowGroup<Row>[];
  readonly keyOf: (row: Row) => Key;
  /** The look of a row apart from its cells. */
  readonly look?: (row: Row) => RowLook;
  /** A class instead of the look that small tables share. */
  readonly className?: string | undefined;
}

/** A small table whose rows are in groups, each below its heading. */
export function GroupedTable<Row>(props: GroupedTableProps<Row>): ReactElement {
  const { columns, groups, keyOf, look, className = 'c-small' } = props;
  return (
    <table className={className}>
      <SmallHead columns={columns} />
      {groups.map(({ key, title, rows }) => (
        <tbody key={key}>
          <tr className="c-small-group">
            <th scope="rowgroup" colSpan={columns.length}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <SmallRow key={keyOf(row)} row={row} columns={columns} {...look?.(row)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
