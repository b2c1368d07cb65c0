import { Table, type TableColumnType } from 'antd';
import { memo, type ReactElement, type ReactNode } from 'react';
import { rowSelection, type TableSelection } from './table-selection.tsx';

export interface DrawnTableProps<Row> {
  readonly rowKey: Extract<keyof Row, string>;
  readonly columns: TableColumnType<Row>[];
  readonly rows: readonly Row[];
  /** The width of all columns in pixels: a narrower screen scrolls them sideways. */
  readonly width: number;
  readonly selection: TableSelection<Row> | undefined;
  /** The width of the boxes to tick. */
  readonly ticksWidth: number;
  /** Draws the row at the foot. */
  readonly foot: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Shown where there are no rows; null where there are. */
  readonly instead: ReactNode;
}

function Drawn<Row extends object>(props: DrawnTableProps<Row>): ReactElement {
  const { rowKey, columns, rows, width, selection, ticksWidth, foot, instead } = props;
  return (
    <Table<Row>
      rowKey={rowKey}
      columns={columns}
      dataSource={rows}
      {...(selection ? { rowSelection: rowSelection(selection, rowKey, ticksWidth) } : {})}
      pagination={false}
      {...(foot ? { summary: foot } : {})}
      tableLayout="fixed"
      sticky
      scroll={{ x: width }}
      locale={{ emptyText: instead }}
    />
  );
}

/**
 * The head, the rows and the foot of a table. antd draws every cell whenever its table is rendered: it is
 * rendered for other rows or columns only, and not for each step of a request.
 */
export const DrawnTable = memo(Drawn) as typeof Drawn;
