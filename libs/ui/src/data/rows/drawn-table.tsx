import { memo, useMemo, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { fixedWidths, placesOf, type ColumnPlace, type DrawnColumn } from './drawn-column.ts';
import './rows.css';
import { tickColumn, type TableSelection } from './table-selection.tsx';
import { useSideScroll } from './use-side-scroll.ts';
import { WaitingRows, type Waiting } from './waiting-rows.tsx';

export interface DrawnTableProps<Row> {
  readonly rowKey: Extract<keyof Row, string>;
  readonly columns: readonly DrawnColumn<Row>[];
  readonly rows: readonly Row[];
  /** The width of all columns in pixels: a narrower screen scrolls them sideways. */
  readonly width: number;
  /** The width of the screen's part with the table, in pixels; 0 where nothing is laid out. */
  readonly room: number;
  readonly selection: TableSelection<Row> | undefined;
  /** The width of the boxes to tick. */
  readonly ticksWidth: number;
  /** Draws the row at the foot. */
  readonly foot: ((rows: readonly Row[], places: readonly ColumnPlace[]) => ReactNode) | undefined;
  /** While the rows are loading. */
  readonly waiting: Waiting | null;
  /** Shown where there are no rows; null where there are. */
  readonly instead: ReactNode;
}

function Drawn<Row extends object>(props: DrawnTableProps<Row>): ReactElement {
  const { rowKey, rows, width, room, selection, ticksWidth, foot, waiting, instead } = props;
  const frame = useRef<HTMLDivElement>(null);
  useSideScroll(frame);
  const columns = useMemo(
    () =>
      selection
        ? [tickColumn(selection, { rows, rowKey, width: ticksWidth }), ...props.columns]
        : props.columns,
    [selection, rows, rowKey, ticksWidth, props.columns],
  );
  const places = useMemo(() => placesOf(columns), [columns]);
  const { left, right } = fixedWidths(columns);
  const widths = (
    <colgroup>
      {columns.map((column) => (
        <col key={column.key} style={{ width: column.width }} />
      ))}
    </colgroup>
  );
  return (
    <div
      ref={frame}
      className="c-rows"
      style={{ '--c-fixed-left': `${left}px`, '--c-fixed-right': `${right}px` } as CSSProperties}
    >
      <div className="c-rows-head" data-scrolls="" tabIndex={-1}>
        <table style={{ width }}>
          {widths}
          <thead>
            <tr>
              {columns.map(({ key, head, order }, at) => (
                <th key={key} scope="col" aria-sort={order} {...places[at]}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        </table>
      </div>
      <div className="c-rows-body" data-scrolls="">
        <div className="c-rows-wide" style={{ width }}>
          {waiting ? (
            <WaitingRows waiting={waiting} columns={columns.length} widths={widths} />
          ) : instead !== null ? (
            <div className="c-rows-instead" style={room > 0 ? { width: room } : undefined}>
              {instead}
            </div>
          ) : (
            <table>
              {widths}
              <tbody>
                {rows.map((row) => (
                  <DrawnRow
                    key={String(row[rowKey])}
                    name={String(row[rowKey])}
                    row={row}
                    columns={columns}
                    places={places}
                    ticked={selection?.rows.some((other) => other[rowKey] === row[rowKey])}
                  />
                ))}
              </tbody>
              {foot && <tfoot>{foot(rows, places)}</tfoot>}
            </table>
          )}
        </div>
      </div>
      <div className="c-rows-bar" data-scrolls="" hidden aria-hidden="true" tabIndex={-1}>
        <div style={{ width }} />
      </div>
    </div>
  );
}

interface DrawnRowProps<Row> {
  /** The row's key. */
  readonly name: string;
  readonly row: Row;
  readonly columns: readonly DrawnColumn<Row>[];
  readonly places: readonly ColumnPlace[];
  readonly ticked: boolean | undefined;
}

function PlainRow<Row>({ name, row, columns, places, ticked }: DrawnRowProps<Row>): ReactElement {
  return (
    <tr data-row-key={name} data-ticked={ticked}>
      {columns.map((column, at) => {
        const { content, title } = column.cell(row);
        return (
          <td key={column.key} title={title} {...places[at]}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Drawn again for another row or other columns only. */
const DrawnRow = memo(PlainRow) as typeof PlainRow;

/**
 * The head, the rows and the foot of a table. The head is a table of its own, which stays at the top while the page
 * scrolls: within a box that scrolls sideways it could not. It is rendered for other rows or columns only, and not
 * for each step of a request.
 */
export const DrawnTable = memo(Drawn) as typeof Drawn;
