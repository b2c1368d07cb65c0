import type { Connection } from 'mysql2/promise';
import type { Querying } from '../read/querying.ts';

/** The importer's connection with the interface of the readers. */
export const querying = (connection: Connection): Querying => ({
  query: async <T>(sql: string, values?: unknown[]): Promise<T> =>
    (await connection.query(sql, values))[0] as T,
});
