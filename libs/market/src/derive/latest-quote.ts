import type { Connection } from 'mysql2/promise';
import { inTransaction } from '../database/in-transaction.ts';
import { selectRows } from '../database/select-rows.ts';
import { latestQuote } from '../schema/derived/latest-quote.ts';
import { among } from './among.ts';
import { followBarDates } from './bar-dates.ts';
import { changesOf, changesOfAny } from './changed.ts';
import type { Derived } from './derived.ts';

/** Every security with its last bar and the extremes of the 365 days up to it, unadjusted. */
export const latestQuotes: Derived = {
  table: latestQuote,
  version: 2,
  sources: ['security', 'daily_bar'],
  async rebuild(connection, changes) {
    await followBarDates(connection, changesOf(changes, 'daily_bar').days);
    const { securities } = changesOfAny(changes, ['security', 'daily_bar']);
    await findTargets(connection, securities);
    await findYears(connection);
    await inTransaction(connection, async () => {
      await connection.query(`DELETE FROM latest_quote WHERE ${among('security_id', securities)}`);
      await connection.query(`INSERT INTO latest_quote (${COLUMNS}) ${QUOTE_SQL}`);
    });
    await connection.query('DROP TEMPORARY TABLE quote_target, quote_year');
  },
};

const COLUMNS = latestQuote.columns.map((column) => `\`${column.name}\``).join(', ');

const QUOTE_SQL = `
  SELECT target.security_id, bar.trade_date, bar.open, bar.high, bar.low, bar.close, bar.pre_close,
    bar.close / bar.pre_close - 1, bar.volume, bar.amount, bar.turnover_rate,
    bar.close * bar.total_shares, bar.close * bar.float_shares, bar.pe_ttm, bar.pb, bar.ps_ttm,
    year.high, year.low, COALESCE(bar.suspended, 0), COALESCE(bar.st, 0)
  FROM quote_target target
  LEFT JOIN daily_bar bar ON bar.security_id = target.security_id AND bar.trade_date = target.last_day
  LEFT JOIN quote_year year ON year.security_id = target.security_id`;

/** With at least so many securities of the same last day, reading whole days is cheaper than by security. */
const MANY = 200;

/** The securities to quote, each with its last day. */
async function findTargets(connection: Connection, securities: readonly number[] | null): Promise<void> {
  await connection.query('DROP TEMPORARY TABLE IF EXISTS quote_target, quote_year');
  await connection.query(
    `CREATE TEMPORARY TABLE quote_target (security_id INT UNSIGNED PRIMARY KEY, last_day DATE NULL)
      SELECT id AS security_id, (SELECT trade_date FROM daily_bar WHERE security_id = id ORDER BY trade_date DESC LIMIT 1) AS last_day
      FROM security WHERE ${among('id', securities)}`,
  );
}

async function findYears(connection: Connection): Promise<void> {
  await connection.query(
    'CREATE TEMPORARY TABLE quote_year (security_id INT UNSIGNED PRIMARY KEY, high DOUBLE, low DOUBLE)',
  );
  const days = await selectRows<{ last_day: string }>(
    connection,
    'SELECT last_day FROM quote_target GROUP BY last_day HAVING COUNT(*) >= ? AND last_day IS NOT NULL',
    [MANY],
  );
  const common = days.map(({ last_day }) => last_day);
  for (const day of common) await connection.query(YEARS_OF_DAY_SQL, [day, day, day]);
  const rare = common.length === 0 ? '' : `WHERE last_day NOT IN (${common.map(() => '?').join(', ')})`;
  await connection.query(`${YEARS_BY_SECURITY_SQL} ${rare} GROUP BY past.security_id`, common);
}

/** The year up to a day, of the targets whose last day it is; takes the day three times. */
const YEARS_OF_DAY_SQL = `
  INSERT INTO quote_year
  SELECT past.security_id, MAX(past.high), MIN(past.low)
  FROM daily_bar past FORCE INDEX (PRIMARY)
  STRAIGHT_JOIN quote_target target ON target.security_id = past.security_id AND target.last_day = ?
  WHERE past.trade_date > ? - INTERVAL 365 DAY AND past.trade_date <= ?
  GROUP BY past.security_id`;

const YEARS_BY_SECURITY_SQL = `
  INSERT INTO quote_year
  SELECT past.security_id, MAX(past.high), MIN(past.low)
  FROM quote_target target
  STRAIGHT_JOIN daily_bar past FORCE INDEX (security_id_trade_date) ON past.security_id = target.security_id
    AND past.trade_date > target.last_day - INTERVAL 365 DAY AND past.trade_date <= target.last_day`;
