import type { Column } from '@console/contract-core';
import { Table, Tooltip } from 'antd';
import type { ReactElement } from 'react';
import { ChangeText } from '../number/change-text.tsx';
import { cellText, isNumeric } from './cell-text.ts';
import type { TableSummary } from './summary-of.ts';

export interface SummaryRowProps<Row> {
  readonly summary: TableSummary<Row>;
  readonly columns: readonly Column[];
  /** The rows that are drawn. */
  readonly rows: readonly Row[];
  /** All rows the filter matches: where they are more, the label says that it covers this page. */
  readonly total: number;
  /** The number of antd's columns before and after the entry's own: ticks, actions. */
  readonly before: number;
  readonly behind: number;
}

/** The foot of a table: a label in its first column, then the value of each column. */
export function SummaryRow<Row>(props: SummaryRowProps<Row>): ReactElement {
  const { summary, columns, rows, total, before, behind } = props;
  const values = summary.of(rows) as Readonly<Record<string, number | null | undefined>>;
  const label = rows.length < total ? `本页${summary.label}` : summary.label;
  return (
    <Table.Summary.Row className="c-summary">
      {emptyCells(0, before)}
      {columns.map((column, index) => (
        <Table.Summary.Cell
          key={column.key}
          index={before + index}
          align={index > 0 && isNumeric(column) ? 'right' : 'left'}
        >
          {index === 0 ? (
            <Tooltip title={summary.hint}>
              <span className="c-summary-label">{label}</span>
            </Tooltip>
          ) : (
            <SummaryValue column={column} value={values[column.key] ?? null} />
          )}
        </Table.Summary.Cell>
      ))}
      {emptyCells(before + columns.length, behind)}
    </Table.Summary.Row>
  );
}

function emptyCells(from: number, count: number): readonly ReactElement[] {
  return Array.from({ length: count }, (_, index) => (
    <Table.Summary.Cell key={`beside-${from + index}`} index={from + index} />
  ));
}

function SummaryValue({ column, value }: { column: Column; value: number | null }): ReactElement {
  if (column.format === 'change') return <ChangeText value={value} unit={column.unit ?? 'number'} />;
  const text = cellText(column, value);
  return <span title={text}>{text}</span>;
}
