import { tableName } from '@console/node-kit/database';
import { futureTradingDays } from './future-trading-days.ts';
import type { Querying } from './querying.ts';

/** The trading day after `day`, from the calendar as far as it goes; beyond it, the next weekday. */
export async function nextTradingDay(database: Querying, day: string): Promise<string | null> {
  const [open] = await database.query<{ day: string }[]>(
    `SELECT MIN(trade_date) AS day FROM ${tableName('market', 'trading_calendar')}
      WHERE is_open = 1 AND trade_date > ?`,
    [day],
  );
  return open?.day ?? futureTradingDays(day, new Map(), 1)[0] ?? null;
}
