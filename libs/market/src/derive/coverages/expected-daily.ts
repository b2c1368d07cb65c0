import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import { selectRows } from '../../database/select-rows.ts';
import { missingOnNewest } from '../../read/missing-on-newest.ts';
import { querying } from '../querying.ts';
import { Absences, MOST_DAYS_AWAY } from './absences.ts';
import { among } from '../among.ts';

export interface ExpectedDays {
  readonly table: string;
  /** How many securities the table has on each of its days, in order. */
  readonly present: ReadonlyMap<string, number>;
  /** The counts expected before, by day; days that are not in it are counted again. */
  readonly known: ReadonlyMap<string, number>;
  /** Days whose rows changed, ascending; null: all. */
  readonly changed: readonly string[] | null;
}

/** By day, how many securities are expected in a table that does not have all listed ones. */
export async function expectedOfMembers(
  connection: Connection,
  { table, present, known, changed }: ExpectedDays,
): Promise<ReadonlyMap<string, number>> {
  const days = [...present.keys()];
  const { from, to } = staleRange(days, known, changed);
  const absences = new Absences();
  const [first, last] = [days[Math.max(0, from - MOST_DAYS_AWAY)], days[to + MOST_DAYS_AWAY] ?? days.at(-1)];
  const places = new Map(days.map((day, at) => [day, at]));
  if (from <= to && first !== undefined && last !== undefined) {
    const sql = `SELECT security_id, trade_date FROM \`${table}\` WHERE trade_date BETWEEN ? AND ?
      ORDER BY trade_date`;
    await eachRow<[number, string]>(connection, { sql, values: [first, last] }, ([security, day]) =>
      absences.see(security, places.get(day) ?? NaN),
    );
  }
  const expected = new Map(
    days.map((day, at) => {
      const isStale = at >= from && at <= to;
      return [day, isStale ? (present.get(day) ?? 0) + absences.on(at) : (known.get(day) ?? 0)];
    }),
  );
  const [previous, newest] = days.slice(-2);
  if (previous === undefined || newest === undefined) return expected;
  // After the newest day no security can have come back yet.
  const left = await missingOnNewest(querying(connection), table, { previous, newest });
  return expected.set(newest, (present.get(newest) ?? 0) + left.length);
}

/** The places of the days that a change can affect, the newest one before it included. */
function staleRange(
  days: readonly string[],
  known: ReadonlyMap<string, number>,
  changed: readonly string[] | null,
): { readonly from: number; readonly to: number } {
  if (changed === null) return { from: 0, to: days.length - 1 };
  const places = [...changed, ...days.filter((day) => !known.has(day))].map((day) => {
    const at = days.findIndex((own) => own >= day);
    return at === -1 ? days.length : at;
  });
  return {
    from: Math.max(0, Math.min(...places) - MOST_DAYS_AWAY),
    to: Math.min(days.length - 1, Math.max(...places) + MOST_DAYS_AWAY),
  };
}

/** By day how many securities traded; of the days that changed, as the others are known. */
export async function tradedByDay(
  connection: Connection,
  { present, known, changed }: Omit<ExpectedDays, 'table'>,
): Promise<ReadonlyMap<string, number>> {
  const stale = new Set(changed);
  const days = [...present.keys()].filter((day) => changed === null || stale.has(day) || !known.has(day));
  const rows = await selectRows<{ day: string; traded: number }>(
    connection,
    `SELECT trade_date AS day, COUNT(*) AS traded FROM daily_bar
      WHERE ${among('trade_date', days)} AND suspended = 0 GROUP BY trade_date`,
  );
  const fresh = new Map(rows.map(({ day, traded }) => [day, traded]));
  const counted = new Set(days);
  return new Map(
    [...present.keys()].map((day) => [day, (counted.has(day) ? fresh.get(day) : known.get(day)) ?? 0]),
  );
}
