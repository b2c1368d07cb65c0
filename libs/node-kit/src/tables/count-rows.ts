import type { DataSource } from 'typeorm';
import { remembered } from '../clock/remembered.ts';

const COUNT_FRESH_MS = 1000;
const MOST_COUNTS = 500;
/** Counts by statement and values; callers at the same moment share one query. */
const counts = new WeakMap<DataSource, Map<string, () => Promise<number>>>();

/** The `total` of a counting statement, cached for a second. */
export function countRows(database: DataSource, sql: string, values: readonly unknown[]): Promise<number> {
  const key = `${sql}\u0000${JSON.stringify(values)}`;
  const kept = counts.get(database) ?? new Map<string, () => Promise<number>>();
  counts.set(database, kept);
  let read = kept.get(key);
  if (!read) {
    if (kept.size >= MOST_COUNTS) kept.clear();
    read = remembered(COUNT_FRESH_MS, () => countRowsNow(database, sql, values));
    kept.set(key, read);
  }
  return read();
}

export async function countRowsNow(
  database: DataSource,
  sql: string,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await database.query<{ total: number | string }[]>(sql, [...values]);
  return Number(row?.total ?? 0);
}
