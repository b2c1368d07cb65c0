import type { Connection as PlainConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';

export interface RowQuery {
  readonly sql: string;
  readonly values?: readonly (string | number)[];
}

/**
 * Shows the rows of a query one by one as arrays, by the binary protocol, and keeps none: for millions of them.
 * `see` must be done with a row when it returns; what it throws is thrown to the caller after the last row.
 */
export async function eachRow<Row extends readonly (number | string | null)[]>(
  connection: Connection,
  { sql, values = [] }: RowQuery,
  see: (row: Row) => void,
): Promise<void> {
  // The connection with promises collects all rows; only the plain one inside it reports each.
  const { connection: plain } = connection as Connection & { readonly connection: PlainConnection };
  let lost = (error: unknown): void => void error;
  await new Promise<void>((resolve, reject) => {
    const faults: unknown[] = [];
    // A statement without a callback is not notified of a connection error.
    lost = reject;
    plain.once('error', lost);
    plain
      .execute({ sql, rowsAsArray: true }, [...values])
      .on('error', reject)
      .on('result', (row) => {
        if (faults.length > 0) return;
        try {
          see(row as unknown as Row);
        } catch (fault) {
          faults.push(fault);
        }
      })
      .on('end', () => {
        if (faults.length === 0) resolve();
        else reject(faults[0] as Error);
      });
  }).finally(() => plain.removeListener('error', lost));
}
