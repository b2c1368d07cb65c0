import type { ReactElement, ReactNode } from 'react';

const MAX_ROWS = 30;

/** The rows that a table waits for. */
export interface Waiting {
  readonly rows: number;
  /** Whether they take so long that grey bars say so. */
  readonly late: boolean;
}

interface WaitingRowsProps {
  readonly waiting: Waiting;
  /** How many there are. */
  readonly columns: number;
  /** Those of the columns. */
  readonly widths: ReactNode;
}

/** The lines of the rows to come, with a grey bar in every cell once they are late. */
export function WaitingRows({ waiting, columns, widths }: WaitingRowsProps): ReactElement {
  const rows = Math.min(waiting.rows, MAX_ROWS);
  // Most answers come before a bar would show: as many cells as the rows will have are not made for them.
  if (!waiting.late)
    return <div className="c-rows-blank" style={{ height: `calc(${rows} * var(--c-row))` }} />;
  return (
    <table>
      {widths}
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} data-row-key={`loading:${row}`}>
            {Array.from({ length: columns }, (__, column) => (
              <td key={column}>
                <span className="c-bar" style={{ width: '62%' }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
