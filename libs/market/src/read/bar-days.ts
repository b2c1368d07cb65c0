import { tableName } from '@console/node-kit/database';
import type { Querying } from './querying.ts';

/**
 * The days with bars, ascending, in a range including both ends. They are looked up one by one among the days of
 * the calendar, which has them all; the server might turn an EXISTS into one pass over millions of bars.
 */
export async function barDays(
  database: Querying,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<readonly string[]> {
  const rows = await database.query<{ day: string }[]>(
    `SELECT trade_date AS day FROM ${tableName('market', 'trading_calendar')} calendar
      WHERE trade_date BETWEEN ? AND ? AND (
        SELECT 1 FROM ${tableName('market', 'daily_bar')} bar WHERE bar.trade_date = calendar.trade_date LIMIT 1
      ) = 1 ORDER BY trade_date`,
    [from ?? '0001-01-01', to ?? '9999-12-31'],
  );
  return rows.map(({ day }) => day);
}
