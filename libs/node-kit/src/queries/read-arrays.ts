import type { Compilable } from 'kysely';
import type { DataSource } from 'typeorm';
import { queryArrays } from '../database/query-arrays.ts';

/**
 * The rows of a query as arrays, each in the order in which its columns were selected: the fast way to thousands of
 * numbers. Parameters are single values. Throws as the driver does.
 */
export function readArrays<Row extends readonly (number | string | null)[]>(
  database: DataSource,
  query: Compilable,
): Promise<readonly Row[]> {
  const { sql, parameters } = query.compile();
  return queryArrays(database, sql, parameters as readonly (string | number)[]);
}
