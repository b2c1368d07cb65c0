import type { Column } from '@console/contract-core';
import { Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { ChangeText } from '../../number/change-text.tsx';
import { cellText } from '../cell-text.ts';
import type { TableSummary } from '../summary-of.ts';
import type { ColumnPlace } from './drawn-column.ts';

export interface SummaryRowProps<Row> {
  readonly summary: TableSummary<Row>;
  readonly columns: readonly Column[];
  /** The rows that are drawn. */
  readonly rows: readonly Row[];
  /** All rows the filter matches: where they are more, the label says that it covers this page. */
  readonly total: number;
  /** Those of all columns of the table. */
  readonly places: readonly ColumnPlace[];
  /** The number of columns before the entry's own: ticks. */
  readonly before: number;
}

/** The foot of a table: a label in its first column, then the value of each column. */
export function SummaryRow<Row>(props: SummaryRowProps<Row>): ReactElement {
  const { summary, columns, rows, total, places, before } = props;
  const values = summary.of(rows) as Readonly<Record<string, number | null | undefined>>;
  const label = rows.length < total ? `本页${summary.label}` : summary.label;
  return (
    <tr className="c-summary">
      {places.map((place, at) => {
        const column = columns[at - before];
        return (
          <td key={column?.key ?? at} {...place}>
            {at === before ? (
              <Tooltip title={summary.hint}>
                <span className="c-summary-label">{label}</span>
              </Tooltip>
            ) : (
              column && <SummaryValue column={column} value={values[column.key] ?? null} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function SummaryValue({ column, value }: { column: Column; value: number | null }): ReactElement {
  if (column.format === 'change') return <ChangeText value={value} unit={column.unit ?? 'number'} />;
  const text = cellText(column, value);
  return <span title={text}>{text}</span>;
}
