import { Readable } from 'node:stream';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { selectRows } from './select-rows.ts';

/** NaN is written as NULL; a text must not contain tabs, line ends or backslashes. */
export type Cell = number | string | null;

/**
 * Adds rows in bulk; a key that is there already, or a value the column does not take, is an error. Rows of
 * a generator are made as they are sent, so that only a few exist at a time.
 */
export async function writeRows(
  connection: Connection,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const text = new RowText(rows);
  const [result] = await connection.query<ResultSetHeader>({
    sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE \`${table}\` CHARACTER SET utf8mb4
      (${columns.map((column) => `\`${column}\``).join(', ')})`,
    infileStreamFactory: () => Readable.from(text.parts()),
  });
  if (text.faults.length > 0) throw text.faults[0];
  // LOAD DATA LOCAL turns errors into warnings.
  if (result.warningStatus === 0 && result.affectedRows === text.rows) return;
  const warnings = await selectRows<{ Message: string }>(connection, 'SHOW WARNINGS LIMIT 1');
  throw new Error(`${table} did not take its rows: ${warnings[0]?.Message ?? 'some were not kept'}`);
}

const LINES_AT_ONCE = 500;

/** The rows as lines of a bulk load. An error ends the stream properly: a broken stream would break the connection. */
class RowText {
  rows = 0;
  readonly faults: unknown[] = [];

  constructor(private readonly source: Iterable<readonly Cell[]>) {}

  *parts(): Generator<Buffer> {
    let lines: string[] = [];
    try {
      for (const row of this.source) {
        this.rows += 1;
        lines.push(row.map(cellText).join('\t'));
        if (lines.length < LINES_AT_ONCE) continue;
        yield bytesOf(lines);
        lines = [];
      }
    } catch (fault) {
      this.faults.push(fault);
    }
    if (lines.length > 0) yield bytesOf(lines);
  }
}

const bytesOf = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`);

const cellText = (cell: Cell): string => (cell === null || Number.isNaN(cell) ? '\\N' : String(cell));
