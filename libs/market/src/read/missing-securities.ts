import { tableName } from '@console/node-kit/database';
import { MOST_DAYS_AWAY } from '../derive/coverages/absences.ts';
import { reportDeadline } from '../derive/coverages/report-deadline.ts';
import type { CoveredTable } from '../schema/derived/coverage.ts';
import { listedOn as isListedOn } from './listed-on.ts';
import { missingOnNewest } from './missing-on-newest.ts';
import type { Querying } from './querying.ts';

/** Ids of the securities that a table should have on a day (or of a report period) and has not. Ascending. */
export async function missingSecurities(
  database: Querying,
  table: CoveredTable,
  day: string,
): Promise<readonly number[]> {
  switch (table) {
    case 'daily_bar':
      return listedWithout(database, table, { column: 'trade_date', value: day, listedOn: day });
    case 'money_flow':
      return tradedWithout(database, table, day);
    case 'margin_trading':
    case 'connect_holding':
      return awayOn(database, table, day);
    default:
      return listedWithout(database, table, {
        column: 'report_period',
        value: day,
        listedOn: reportDeadline(day) ?? day,
      });
  }
}

async function listedWithout(
  database: Querying,
  table: CoveredTable,
  { column, value, listedOn }: { readonly column: string; readonly value: string; readonly listedOn: string },
): Promise<readonly number[]> {
  return ids(
    database,
    `SELECT id FROM ${tableName('market', 'security')} security
      WHERE ${isListedOn('security', '?')}
        AND id NOT IN (SELECT security_id FROM ${tableName('market', table)} WHERE ${column} = ?)
      ORDER BY id`,
    [listedOn, listedOn, value],
  );
}

async function tradedWithout(
  database: Querying,
  table: CoveredTable,
  day: string,
): Promise<readonly number[]> {
  return ids(
    database,
    `SELECT security_id AS id FROM ${tableName('market', 'daily_bar')}
      WHERE trade_date = ? AND suspended = 0
        AND security_id NOT IN (SELECT security_id FROM ${tableName('market', table)} WHERE trade_date = ?)
      ORDER BY security_id`,
    [day, day],
  );
}

/** Securities that are in the table shortly before and after. */
async function awayOn(database: Querying, table: CoveredTable, day: string): Promise<readonly number[]> {
  const before = await tableDays(database, table, { than: '<', day, order: 'DESC' });
  const after = await tableDays(database, table, { than: '>', day, order: 'ASC' });
  const [previous, first, last] = [before[0], before.at(-1), after.at(-1)];
  if (previous === undefined || first === undefined) return [];
  if (last === undefined) return missingOnNewest(database, table, { previous, newest: day });
  const places = new Map([...[...before].reverse(), day, ...after].map((own, at) => [own, at]));
  const rows = await database.query<{ id: number; last: string | null; next: string | null }[]>(
    `SELECT security_id AS id, MAX(CASE WHEN trade_date < ? THEN trade_date END) AS last,
        MIN(CASE WHEN trade_date > ? THEN trade_date END) AS next
      FROM ${tableName('market', table)} WHERE trade_date BETWEEN ? AND ?
      GROUP BY security_id HAVING SUM(trade_date = ?) = 0 ORDER BY security_id`,
    [day, day, first, last, day],
  );
  const place = (of: string | null): number => places.get(of ?? '') ?? NaN;
  return rows.filter((row) => place(row.next) - place(row.last) <= MOST_DAYS_AWAY).map(({ id }) => id);
}

/** The table's nearest days on one side of a day. */
async function tableDays(
  database: Querying,
  table: CoveredTable,
  { than, day, order }: { readonly than: '<' | '>'; readonly day: string; readonly order: 'ASC' | 'DESC' },
): Promise<readonly string[]> {
  const rows = await database.query<{ day: string }[]>(
    `SELECT day FROM ${tableName('market', 'coverage')}
      WHERE table_name = ? AND day ${than} ? ORDER BY day ${order} LIMIT ${MOST_DAYS_AWAY}`,
    [table, day],
  );
  return rows.map((row) => row.day);
}

async function ids(database: Querying, sql: string, values: string[]): Promise<readonly number[]> {
  return (await database.query<{ id: number }[]>(sql, values)).map(({ id }) => id);
}
