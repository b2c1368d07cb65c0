import type { TableProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';

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

/** antd's row selection from ours: named boxes, a reason on the grey ones. */
export function rowSelection<Row extends object>(
  { rows, onChange, label, blocked }: TableSelection<Row>,
  rowKey: Extract<keyof Row, string>,
  width: number = SELECTION_WIDTH,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: rows.map((row) => keyOf(row[rowKey])),
    preserveSelectedRowKeys: true,
    columnWidth: width,
    fixed: 'left',
    columnTitle: (box: ReactNode) =>
      isValidElement<{ 'aria-label'?: string }>(box) ? cloneElement(box, { 'aria-label': '选择本页' }) : box,
    onChange: (keys, seen) => onChange(known(keys, [...rows, ...seen], rowKey)),
    getCheckboxProps: (row) => {
      const reason = blocked?.(row) ?? null;
      return {
        'aria-label': `选择 ${label(row)}`,
        disabled: reason !== null,
        ...(reason === null ? {} : { title: reason }),
      };
    },
  };
}

/** antd gives no row for a ticked key of a page it has not rendered itself. */
function known<Row extends object>(
  keys: readonly unknown[],
  candidates: readonly (Row | undefined)[],
  rowKey: Extract<keyof Row, string>,
): readonly Row[] {
  return keys.flatMap((key) => candidates.find((row) => row && keyOf(row[rowKey]) === key) ?? []);
}

const keyOf = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
