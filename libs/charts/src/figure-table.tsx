import { UNITS } from '@console/contract-core';
import type { ReactElement } from 'react';
import { plainText } from './option/drawn.ts';
import { figuresOf, type FigureColumn } from './words/figures-of.ts';
import type { ChartSpec } from './chart-spec.ts';

export interface FigureTableProps {
  readonly spec: ChartSpec;
  readonly height: number;
}

/** A chart's figures as a table, newest first: for readers who prefer or need text. */
export function FigureTable({ spec, height }: FigureTableProps): ReactElement {
  const { over, labels, columns } = figuresOf(spec, true);
  const order = labels.map((_, at) => at);
  if ('labels' in spec) order.reverse();
  return (
    // The arrow keys scroll it once it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="chart-table" style={{ height }} tabIndex={0} role="region" aria-label={spec.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{over}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.name}
                {'unit' in column && UNITS[column.unit].text !== '' && <i>{UNITS[column.unit].text}</i>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((at) => (
            <tr key={labels[at]}>
              <th scope="row">{labels[at]}</th>
              {columns.map((column) => (
                <td key={column.name}>{cellText(column, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellText = (column: FigureColumn, at: number): string =>
  'texts' in column ? (column.texts[at] ?? '') : plainText(column.values[at] ?? null, column);
