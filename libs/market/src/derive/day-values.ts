import type { Connection } from 'mysql2/promise';
import { eachRow } from '../database/each-row.ts';
import { selectArrays } from '../database/select-arrays.ts';

export interface DayColumn {
  readonly table: string;
  /** An expression of the table's columns. */
  readonly sql: string;
}

/** A column of a daily table over a few days: by day (TO_DAYS) the values by security id, NaN when missing. */
export async function dayValues(
  connection: Connection,
  { table, sql }: DayColumn,
  { days, width }: { readonly days: readonly string[]; readonly width: number },
): Promise<ReadonlyMap<number, Float64Array>> {
  const byDay = new Map<number, Float64Array>();
  await eachRow<readonly [number, number, number | null]>(
    connection,
    {
      sql: `SELECT TO_DAYS(trade_date), security_id, ${sql} FROM \`${table}\`
        WHERE trade_date IN (${days.map(() => '?').join(', ')})`,
      values: days,
    },
    ([day, security, value]) => {
      let values = byDay.get(day);
      if (!values) byDay.set(day, (values = new Float64Array(width + 1).fill(NaN)));
      values[security] = value ?? NaN;
    },
  );
  return byDay;
}

/** The highest id of a security. */
export async function highestSecurity(connection: Connection): Promise<number> {
  const [row] = await selectArrays<[number | null]>(connection, 'SELECT MAX(id) FROM security');
  return row?.[0] ?? 0;
}
