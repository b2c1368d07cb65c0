import type { Connection } from 'mysql2/promise';
import { latestQuote } from '../schema/derived/latest-quote.ts';

const COLUMNS = latestQuote.columns.map((column) => `\`${column.name}\``).join(', ');

/** Every security with its last bar and the extremes of the 365 days up to it, unadjusted. */
export const LATEST_QUOTE_SQL = `
  SELECT security.id, bar.trade_date, bar.open, bar.high, bar.low, bar.close, bar.pre_close,
    bar.close / bar.pre_close - 1, bar.volume, bar.amount, bar.turnover_rate,
    bar.close * bar.total_shares, bar.close * bar.float_shares, bar.pe_ttm, bar.pb, bar.ps_ttm,
    year.high, year.low, COALESCE(bar.suspended, 0), COALESCE(bar.st, 0)
  FROM security
  LEFT JOIN last_bar ON last_bar.security_id = security.id
  LEFT JOIN daily_bar bar ON bar.security_id = last_bar.security_id AND bar.trade_date = last_bar.trade_date
  LEFT JOIN (
    SELECT past.security_id, MAX(past.high) AS high, MIN(past.low) AS low
    FROM last_bar l JOIN daily_bar past ON past.security_id = l.security_id
      AND past.trade_date > l.trade_date - INTERVAL 365 DAY AND past.trade_date <= l.trade_date
    GROUP BY past.security_id
  ) year ON year.security_id = bar.security_id`;

/** Rebuilds `latest_quote` from the bars and puts it in place in one step. */
export async function loadLatestQuotes(connection: Connection): Promise<void> {
  await connection.query('DROP TABLE IF EXISTS latest_quote_staging, latest_quote_old, last_bar');
  await connection.query('CREATE TABLE latest_quote_staging LIKE latest_quote');
  // Not temporary: a temporary table cannot stand twice in one statement.
  await connection.query(
    `CREATE TABLE last_bar (security_id INT UNSIGNED NOT NULL PRIMARY KEY, trade_date DATE NOT NULL)
      SELECT security_id, MAX(trade_date) AS trade_date FROM daily_bar GROUP BY security_id`,
  );
  await connection.query(`INSERT INTO latest_quote_staging (${COLUMNS}) ${LATEST_QUOTE_SQL}`);
  await connection.query(
    'RENAME TABLE latest_quote TO latest_quote_old, latest_quote_staging TO latest_quote',
  );
  await connection.query('DROP TABLE latest_quote_old, last_bar');
}

/** Days that bars have and the calendar lacks become open days. */
export async function addBarDates(connection: Connection): Promise<void> {
  await connection.query(
    `INSERT INTO trading_calendar (trade_date, is_open)
      SELECT DISTINCT trade_date, 1 FROM daily_bar
      WHERE trade_date NOT IN (SELECT trade_date FROM trading_calendar)`,
  );
}
