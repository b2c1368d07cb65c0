import type { CSSProperties, Key, ReactElement, ReactNode } from 'react';
import { EmptyState } from '../state/empty-state.tsx';
import './small-table.css';

export interface SmallColumn<Row> {
  readonly title: string;
  /** Where several have one title. */
  readonly key?: string;
  /** Displayed instead of the title: a term with its explanation. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  readonly number?: boolean;
  /** Whether its cells are the headings of their rows. */
  readonly heading?: boolean;
  /** At the bottom: a sum, or the word for it. */
  readonly foot?: ReactNode;
  /** In pixels. */
  readonly width?: number;
  readonly className?: string | undefined;
}

export interface RowLook {
  readonly title?: string | undefined;
  readonly selected?: boolean;
  readonly className?: string | undefined;
}

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
}

/** A table of a few rows that are all present: neither sorted nor paged nor exported. */
export function SmallTable<Row>(props: SmallTableProps<Row>): ReactElement {
  const { columns, rows, keyOf, caption, empty, look, className = 'c-small', headClassName } = props;
  if (rows.length === 0 && empty) return <EmptyState {...empty} />;
  return (
    <table className={className}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead className={headClassName}>
        <tr>
          {columns.map((column) => (
            <th key={keyOfColumn(column)} scope="col" {...looks(column)}>
              {column.head ?? column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <SmallRow key={keyOf(row, index)} row={row} columns={columns} {...look?.(row)} />
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <Cell key={keyOfColumn(column)} column={column}>
                {column.foot}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const keyOfColumn = ({ key, title }: SmallColumn<never>): string => key ?? title;

interface SmallRowProps<Row> extends RowLook {
  readonly row: Row;
  readonly columns: readonly SmallColumn<Row>[];
}

function SmallRow<Row>({ row, columns, title, selected, className }: SmallRowProps<Row>): ReactElement {
  return (
    <tr title={title} data-selected={selected} className={className}>
      {columns.map((column) => (
        <Cell key={keyOfColumn(column)} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}

function Cell<Row>({
  column,
  children,
}: {
  readonly column: SmallColumn<Row>;
  readonly children: ReactNode;
}): ReactElement {
  if (column.heading)
    return (
      <th scope="row" {...looks(column)}>
        {children}
      </th>
    );
  return <td {...looks(column)}>{children}</td>;
}

function looks<Row>({ number, width, className }: SmallColumn<Row>): {
  readonly className?: string;
  readonly style?: CSSProperties;
} {
  const classes = [number && 'c-small-number', className].filter(Boolean).join(' ');
  return {
    ...(classes === '' ? {} : { className: classes }),
    ...(width === undefined ? {} : { style: { width } }),
  };
}
