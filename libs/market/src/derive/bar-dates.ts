import type { Connection } from 'mysql2/promise';
import { among } from './among.ts';

/**
 * Days that bars have and the calendar lacks become open days; of `days`, or of all when null. Without a calendar
 * file the days of bars are the calendar: a day whose bars an undo took away is removed again.
 */
export async function followBarDates(connection: Connection, days: readonly string[] | null): Promise<void> {
  if (days?.length === 0) return;
  // The days are in a table of their own, so that the server skips from day to day instead of reading every bar.
  await connection.query(
    `INSERT INTO trading_calendar (trade_date, is_open)
      SELECT trade_date, 1 FROM (SELECT DISTINCT trade_date FROM daily_bar WHERE ${among('trade_date', days)}) bar
      WHERE trade_date NOT IN (SELECT trade_date FROM trading_calendar)`,
  );
  await connection.query(
    `DELETE FROM trading_calendar WHERE ${among('trade_date', days)}
      AND NOT EXISTS (SELECT 1 FROM daily_bar bar WHERE bar.trade_date = trading_calendar.trade_date)
      AND NOT EXISTS (SELECT 1 FROM snapshot WHERE table_name = 'trading_calendar' AND status = 'loaded')`,
  );
}
