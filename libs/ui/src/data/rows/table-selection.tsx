import { Checkbox } from 'antd';
import type { DrawnColumn } from './drawn-column.ts';

/** The rows a reader ticked. The page keeps them over changes of the table's page. */
export interface TableSelection<Row> {
  readonly rows: readonly Row[];
  onChange(rows: readonly Row[]): void;
  /** Names a row's box: 选择 张三. */
  label(row: Row): string;
  /** Why a row cannot be ticked; null where it can. */
  blocked?(row: Row): string | null;
}

export const SELECTION_WIDTH = 40;

export interface TickColumnOptions<Row> {
  /** The rows on screen. */
  readonly rows: readonly Row[];
  readonly rowKey: Extract<keyof Row, string>;
  /** In pixels. */
  readonly width: number;
}

/**
 * The column of boxes to tick rows by: named, with a reason on the grey ones, one for the whole page in the head. With
 * Shift, all from the row ticked before to this one change.
 */
export function tickColumn<Row extends object>(
  { rows: ticked, onChange, label, blocked }: TableSelection<Row>,
  { rows, rowKey, width }: TickColumnOptions<Row>,
): DrawnColumn<Row> {
  const keys = new Set(ticked.map((row) => row[rowKey]));
  const isTicked = (row: Row): boolean => keys.has(row[rowKey]);
  const free = rows.filter((row) => (blocked?.(row) ?? null) === null);
  const all = free.length > 0 && free.every(isTicked);
  const set = (changed: readonly Row[], ticks: boolean): void => {
    const those = new Set(changed.map((row) => row[rowKey]));
    const others = ticked.filter((row) => !those.has(row[rowKey]));
    onChange(ticks ? [...ticked, ...changed.filter((row) => !isTicked(row))] : others);
  };
  return {
    key: 'ticks',
    width,
    fixed: 'left',
    className: 'c-cell-tick',
    head: (
      <Checkbox
        aria-label="选择本页"
        checked={all}
        indeterminate={!all && free.some(isTicked)}
        disabled={free.length === 0}
        onChange={() => set(free, !all)}
      />
    ),
    cell: (row) => {
      const reason = blocked?.(row) ?? null;
      return {
        content: (
          <Checkbox
            aria-label={`选择 ${label(row)}`}
            checked={isTicked(row)}
            disabled={reason !== null}
            {...(reason === null ? {} : { title: reason })}
            onChange={({ nativeEvent }) => {
              const range = nativeEvent.shiftKey
                ? rowsTo(row, free, (other) => other[rowKey] === ticked.at(-1)?.[rowKey])
                : [row];
              set(range, !range.every(isTicked));
            }}
          />
        ),
      };
    },
  };
}

/** The rows from `row` to the one that was ticked last; `row` alone where that is not on the page. */
function rowsTo<Row>(row: Row, rows: readonly Row[], isLast: (row: Row) => boolean): readonly Row[] {
  const [at, last] = [rows.indexOf(row), rows.findIndex(isLast)];
  return last === -1 ? [row] : rows.slice(Math.min(at, last), Math.max(at, last) + 1);
}
