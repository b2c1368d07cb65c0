import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';

/** A market index's return of each date, close / pre_close − 1; NaN where it has no bar. */
export async function benchmarkReturns(
  database: Pick<DataSource, 'query'>,
  code: string,
  dates: readonly string[],
): Promise<Float64Array> {
  const rows = await database.query<{ day: string; value: number }[]>(
    `SELECT trade_date AS day, close / pre_close - 1 AS value FROM ${tableName('market', 'index_bar')}
      WHERE index_code = ? AND trade_date BETWEEN ? AND ?`,
    [code, dates[0] ?? '', dates.at(-1) ?? ''],
  );
  const byDay = new Map(rows.map(({ day, value }) => [day, value]));
  return Float64Array.from(dates, (date) => byDay.get(date) ?? NaN);
}
