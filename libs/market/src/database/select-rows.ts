import type { Connection, RowDataPacket } from 'mysql2/promise';

/** The rows of a query, typed by what the SQL selects. */
export async function selectRows<Row>(
  connection: Connection,
  sql: string,
  values: readonly (string | number)[] = [],
): Promise<readonly Row[]> {
  const [rows] = await connection.query<(Row & RowDataPacket)[]>(sql, [...values]);
  return rows;
}
