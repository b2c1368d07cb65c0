import { useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { FollowingHead } from './following-head.tsx';
import { groupSize, groupSpans } from './group-spans.ts';
import { indentWidth, labelWidth } from './label-width.ts';
import { useColumnKeys } from './use-column-keys.ts';
import { useViewport } from './use-viewport.ts';
import { columnWidth, visibleColumns } from './visible-columns.ts';

export interface GridColumn {
  readonly key: string;
  readonly title: string;
  /** Shown after the title. */
  readonly unit?: string;
  /** Adjacent columns of the same group are under one heading. */
  readonly group?: string;
  /** Shown after the group's heading. */
  readonly groupUnit?: string;
}

export interface GridRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The text of a label that is not one itself, by which the column is as wide as it needs to be. */
  readonly labelText?: string;
  readonly bold?: boolean;
  /** The number of indentation steps. */
  readonly indent?: number;
}

export interface FrozenGridProps<Row extends GridRow, Column extends GridColumn> {
  /** The accessible name. */
  readonly label: string;
  /** Heads the frozen column. */
  readonly corner: ReactNode;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** Pixels; columns grow beyond `least` while there is room, up to `most`. */
  readonly widths: { readonly label: number; readonly least: number; readonly most: number };
  readonly drawCell: (row: Row, column: Column) => ReactNode;
  /** Called with the hovered cell; null when there is none. */
  readonly onPoint?: (cell: PointedCell<Row, Column> | null) => void;
}

export interface PointedCell<Row, Column> {
  readonly row: Row;
  readonly column: Column;
  readonly at: DOMRect;
}

/**
 * A grid with a fixed first column, as high as its rows: while the page scrolls past it, its head stays at the top. Of hundreds of columns it renders those in view. It is
 * one stop of the Tab key: arrow keys move it by a column, Home and End to its ends.
 */
export function FrozenGrid<Row extends GridRow, Column extends GridColumn>(
  props: FrozenGridProps<Row, Column>,
): ReactElement {
  const { label, corner, rows, columns, widths, drawCell, onPoint } = props;
  const place = useRef<HTMLDivElement>(null);
  const labelled = useMemo(() => labelWidth(rows, widths.label), [rows, widths.label]);
  const viewport = useViewport(place, labelled);
  const together = useMemo(() => groupSize(groupSpans(columns)), [columns]);
  const width = columnWidth(columns.length, viewport.room, widths, together);
  useColumnKeys(place, width);
  const { first, end } = visibleColumns(columns.length, width, viewport);
  const shown = columns.slice(first, end);
  // The space beside the columns is filled, so that heads and lines extend to the frame's edge.
  const left = Math.max(0, viewport.room - columns.length * width);
  const [before, behind] = [first * width, (columns.length - end) * width + left];
  const spans = groupSpans(shown);
  const filler = (side: 'before' | 'behind', pixels: number): ReactNode =>
    pixels > 0 && <td key={side} aria-hidden="true" className="c-grid-gap" />;
  const total = labelled + columns.length * width + left;
  const columnWidths = (
    <colgroup>
      <col style={{ width: labelled }} />
      {before > 0 && <col style={{ width: before }} />}
      {shown.map(({ key }) => (
        <col key={key} style={{ width }} />
      ))}
      {behind > 0 && <col style={{ width: behind }} />}
    </colgroup>
  );
  const head = (
    <thead>
      {spans.length > 0 && (
        <tr>
          <th rowSpan={2} scope="col" className="c-grid-label">
            {corner}
          </th>
          {filler('before', before)}
          {spans.map(({ key, group, unit, count }) => (
            <th key={key} colSpan={count} scope="colgroup" className="c-grid-group">
              <Title title={group} unit={unit} />
            </th>
          ))}
          {filler('behind', behind)}
        </tr>
      )}
      <tr>
        {spans.length === 0 && (
          <th scope="col" className="c-grid-label">
            {corner}
          </th>
        )}
        {filler('before', before)}
        {shown.map((column, at) => (
          <th key={column.key} scope="col" aria-colindex={first + at + 2}>
            <Title title={column.title} unit={column.unit} />
          </th>
        ))}
        {filler('behind', behind)}
      </tr>
    </thead>
  );
  return (
    <div className="c-grid-frame">
      <FollowingHead place={place} width={total} lines={spans.length > 0 ? 2 : 1}>
        {columnWidths}
        {head}
      </FollowingHead>
      <div
        ref={place}
        className="c-grid"
        role="region"
        aria-label={label}
        onMouseLeave={() => onPoint?.(null)}
        onScroll={() => onPoint?.(null)}
      >
        <table aria-colcount={columns.length + 1} style={{ width: total }}>
          {columnWidths}
          {head}
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} data-bold={row.bold ?? false}>
                <th scope="row" className="c-grid-label" style={{ paddingLeft: indentWidth(row) }}>
                  {row.label}
                </th>
                {filler('before', before)}
                {shown.map((column, at) => (
                  <td
                    key={column.key}
                    aria-colindex={first + at + 2}
                    onMouseEnter={(event) =>
                      onPoint?.({ row, column, at: event.currentTarget.getBoundingClientRect() })
                    }
                  >
                    {drawCell(row, column)}
                  </td>
                ))}
                {filler('behind', behind)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Title({ title, unit }: { readonly title: string; readonly unit: string | undefined }): ReactElement {
  return (
    <>
      {title}
      {unit && <span className="c-head-unit">{unit}</span>}
    </>
  );
}
