import type { TableColumnType } from 'antd';

const MAX_ROWS = 30;

/** A table's own columns with a grey bar in every cell; nothing at all before `late`. */
export function skeletonColumns<Row>(
  columns: readonly TableColumnType<Row>[],
  late: boolean,
): TableColumnType<Row>[] {
  return columns.map((column) => ({
    ...column,
    render: () => (late ? <span className="c-bar" style={{ width: '62%' }} /> : null),
  }));
}

/** The rows of a skeleton: each has only a key, which no stored row has, because no cell reads them. */
export function skeletonRows<Row>(rowKey: string, size: number): Row[] {
  return Array.from(
    { length: Math.min(size, MAX_ROWS) },
    (_, row) => ({ [rowKey]: `loading:${row}` }) as Row,
  );
}
