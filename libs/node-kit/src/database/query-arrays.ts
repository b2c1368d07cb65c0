import type { PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';

/**
 * The rows of a query as arrays, by the binary protocol: the fast way to thousands of numbers. `values` are
 * single ones: a list has a placeholder for each. Throws as the driver does.
 */
export async function queryArrays<Row extends readonly (number | string | null)[]>(
  database: DataSource,
  sql: string,
  values: readonly (string | number)[],
): Promise<readonly Row[]> {
  const runner = database.createQueryRunner();
  try {
    const connection = (await runner.connect()) as PoolConnection;
    return await new Promise((resolve, reject) => {
      connection.execute({ sql, rowsAsArray: true }, [...values], (error, rows) => {
        if (error) reject(error);
        else resolve(rows as unknown as readonly Row[]);
      });
    });
  } finally {
    await runner.release();
  }
}
