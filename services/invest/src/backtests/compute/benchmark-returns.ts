import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { queries } from '../../queries.ts';

/** A market index's return of each date, close / pre_close − 1; NaN where it has no bar. */
export async function benchmarkReturns(
  database: Querying,
  code: string,
  dates: readonly string[],
): Promise<Float64Array> {
  const rows = await queries(database)
    .selectFrom('market.index_bar')
    .select(['trade_date as day', sql<number>`${sql.ref('close')} / ${sql.ref('pre_close')} - 1`.as('value')])
    .where('index_code', '=', code)
    .where(({ between }) => between('trade_date', dates[0] ?? '', dates.at(-1) ?? ''))
    .execute();
  const byDay = new Map(rows.map(({ day, value }) => [day, value]));
  return Float64Array.from(dates, (date) => byDay.get(date) ?? NaN);
}
