import { Readable } from 'node:stream';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { selectRows } from './select-rows.ts';

/** NaN is written as NULL; a text must not hold tabs, line ends or backslashes. */
export type Cell = number | string | null;

/** Adds rows in bulk; a key that is there already, or a value the column does not take, is an error. */
export async function writeRows(
  connection: Connection,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const [result] = await connection.query<ResultSetHeader>({
    sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE \`${table}\` CHARACTER SET utf8mb4
      (${columns.map((column) => `\`${column}\``).join(', ')})`,
    infileStreamFactory: () => Readable.from(lines(rows)),
  });
  // A local load turns faults into warnings.
  if (result.warningStatus === 0 && result.affectedRows === rows.length) return;
  const warnings = await selectRows<{ Message: string }>(connection, 'SHOW WARNINGS LIMIT 1');
  throw new Error(`${table} did not take its rows: ${warnings[0]?.Message ?? 'some were not kept'}`);
}

const LINES_AT_ONCE = 2000;

function* lines(rows: readonly (readonly Cell[])[]): Generator<Buffer> {
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
    const text = rows.slice(at, at + LINES_AT_ONCE).map((row) => `${row.map(cellText).join('\t')}\n`);
    yield Buffer.from(text.join(''));
  }
}

const cellText = (cell: Cell): string => (cell === null || Number.isNaN(cell) ? '\\N' : String(cell));
