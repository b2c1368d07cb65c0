import type { CSSProperties, ReactElement, ReactNode } from 'react';

export interface SmallColumn<Row> {
  readonly title: string;
  /** Where several have one title. */
  readonly key?: string;
  /** Displayed after the title: 元, %. */
  readonly unit?: string | undefined;
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
  /** The look of the cell of a row apart from what it shows. */
  readonly look?: (row: Row) => CellLook;
}

export interface CellLook {
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export interface RowLook {
  readonly title?: string | undefined;
  readonly selected?: boolean;
  readonly className?: string | undefined;
}

export const keyOfColumn = ({ key, title }: SmallColumn<never>): string => key ?? title;

/** The titles of the columns. */
export function SmallHead<Row>({
  columns,
  className,
}: {
  readonly columns: readonly SmallColumn<Row>[];
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={keyOfColumn(column)} scope="col" {...looks(column)}>
            {column.head ?? column.title}
            {column.unit && <span className="c-unit">{column.unit}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SmallRowProps<Row> extends RowLook {
  readonly row: Row;
  readonly columns: readonly SmallColumn<Row>[];
}

export function SmallRow<Row>({
  row,
  columns,
  title,
  selected,
  className,
}: SmallRowProps<Row>): ReactElement {
  return (
    <tr title={title} data-selected={selected} className={className}>
      {columns.map((column) => (
        <SmallCell key={keyOfColumn(column)} column={column} look={column.look?.(row)}>
          {column.cell(row)}
        </SmallCell>
      ))}
    </tr>
  );
}

interface SmallCellProps<Row> {
  readonly column: SmallColumn<Row>;
  readonly look?: CellLook | undefined;
  readonly children: ReactNode;
}

export function SmallCell<Row>({ column, look, children }: SmallCellProps<Row>): ReactElement {
  const shown = looks(column, look);
  if (column.heading)
    return (
      <th scope="row" {...shown}>
        {children}
      </th>
    );
  return <td {...shown}>{children}</td>;
}

/** The attributes of a column's cells; those of one cell are added to them. */
function looks<Row>(
  { number, width, className }: SmallColumn<Row>,
  look: CellLook = {},
): { readonly className?: string; readonly title?: string; readonly style?: CSSProperties } {
  const classes = [number && 'c-small-number', className, look.className].filter(Boolean).join(' ');
  const style = width === undefined ? look.style : { width, ...look.style };
  return {
    ...(classes === '' ? {} : { className: classes }),
    ...(look.title === undefined ? {} : { title: look.title }),
    ...(style === undefined ? {} : { style }),
  };
}
