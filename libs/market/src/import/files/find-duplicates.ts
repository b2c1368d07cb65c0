import { Readable } from 'node:stream';
import type { Connection as PlainConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import { loadText } from './load-text.ts';
import type { RejectFile } from './reject-file.ts';
import { emptyTally, tableRows, type RowPass } from './table-rows.ts';

/**
 * Reports every row whose key an earlier row has; returns how many. The keys are compared in a temporary table, so
 * that a file of any size needs no memory here. Used by a dry run, and when a load kept too few rows.
 */
export async function findDuplicates(
  connection: Connection,
  {
    files,
    check,
    readKey,
    rejects,
    key,
  }: Pick<RowPass, 'files' | 'check' | 'readKey'> & { rejects: RejectFile; key: readonly string[] },
): Promise<number> {
  await connection.query('DROP TEMPORARY TABLE IF EXISTS row_key');
  await connection.query(
    'CREATE TEMPORARY TABLE row_key (file VARCHAR(255), line INT UNSIGNED, row_key VARCHAR(255))',
  );
  let keys: string[] = [];
  const pass = tableRows({
    files,
    check,
    readKey,
    rejects,
    tally: emptyTally(),
    onRow: (rowKey, file, line) => keys.push(`${file}\t${line}\t${loadText(rowKey)}\n`),
  });
  const lines = async function* (): AsyncGenerator<Buffer> {
    while (!(await pass.next()).done) {
      yield Buffer.from(keys.join(''));
      keys = [];
    }
  };
  await connection.query({
    sql: `LOAD DATA LOCAL INFILE 'keys' INTO TABLE row_key CHARACTER SET utf8mb4 FIELDS TERMINATED BY '\\t'`,
    infileStreamFactory: () => Readable.from(lines()),
  });
  let count = 0;
  for await (const { file, line, row_key } of repeatedRows(connection)) {
    const value = readKey(row_key);
    rejects.add(file, line, [{ column: key.join('+'), value, reason: 'an earlier row has this key' }]);
    count += 1;
    if (count % FLUSH_ROWS === 0) await rejects.flush();
  }
  await rejects.flush();
  await connection.query('DROP TEMPORARY TABLE row_key');
  return count;
}

const FLUSH_ROWS = 1000;

interface RepeatedRow {
  readonly file: string;
  readonly line: number;
  readonly row_key: string;
}

/** One by one: a file that was written twice repeats half of its rows. */
function repeatedRows(connection: Connection): AsyncIterable<RepeatedRow> {
  // The connection with promises collects all rows; only the plain one inside it streams them.
  const { connection: plain } = connection as Connection & { readonly connection: PlainConnection };
  return plain
    .query(
      `SELECT file, line, row_key FROM (
        SELECT file, line, row_key, ROW_NUMBER() OVER (PARTITION BY row_key ORDER BY file, line) AS place
        FROM row_key) ranked WHERE place > 1 ORDER BY file, line`,
    )
    .stream({ highWaterMark: FLUSH_ROWS });
}
