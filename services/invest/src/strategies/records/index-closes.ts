import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';

/** The closes of an index from the first to the last of ascending dates, by date; none without an index. */
export async function indexCloses(
  database: Querying,
  code: string | null,
  dates: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (code === null || first === undefined || last === undefined) return new Map();
  const rows = await queries(database)
    .selectFrom('market.index_bar')
    .select(['trade_date as date', 'close'])
    .where('index_code', '=', code)
    .where(({ between }) => between('trade_date', first, last))
    .execute();
  return new Map(rows.map(({ date, close }) => [date, close]));
}
