import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../database/select-arrays.ts';
import { selectRows } from '../database/select-rows.ts';
import { among } from './among.ts';
import { dayNumber, dayText } from './day-number.ts';

/** About ten trading days: of five thousand securities fifty thousand rows. */
const CHUNK_DAYS = 14;
/** So few securities are read whole, by their own index. */
const FEW = 50;

export interface BarRange {
  /** Expressions of `daily_bar`; they follow the day's number and the security's id in each row. */
  readonly columns: readonly string[];
  /** First and last day, `YYYY-MM-DD`; null: as far as there are bars. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly securities?: readonly number[] | null;
}

export type BarCells = readonly [day: number, security: number, ...(number | null)[]];

/** Bars in the order of days, two weeks at a time. Numbers only: days as TO_DAYS counts. */
export async function* barChunks(
  connection: Connection,
  range: BarRange,
): AsyncGenerator<readonly BarCells[]> {
  const [bounds] = await selectRows<{ first: string | null; last: string | null }>(
    connection,
    'SELECT MIN(trade_date) AS first, MAX(trade_date) AS last FROM daily_bar',
  );
  if (!bounds?.first || !bounds.last) return;
  const { securities = null } = range;
  const first = dayNumber(later(bounds.first, range.from));
  const last = dayNumber(range.to && range.to < bounds.last ? range.to : bounds.last);
  const few = securities !== null && securities.length <= FEW;
  const step = few ? last - first + 1 : CHUNK_DAYS;
  const sql = `SELECT TO_DAYS(trade_date), security_id, ${range.columns.join(', ')}
    FROM daily_bar FORCE INDEX (${few ? 'security_id_trade_date' : 'PRIMARY'})
    WHERE trade_date BETWEEN ? AND ? AND ${among('security_id', securities)}
    ORDER BY trade_date, security_id`;
  for (let day = first; day <= last; day += step) {
    yield await selectArrays<BarCells>(connection, sql, [
      dayText(day),
      dayText(Math.min(day + step - 1, last)),
    ]);
  }
}

/** The rows of a chunk day by day. */
export function byDay(chunk: readonly BarCells[]): readonly [day: number, bars: readonly BarCells[]][] {
  const days: [number, BarCells[]][] = [];
  for (const cells of chunk) {
    const last = days.at(-1);
    if (last?.[0] === cells[0]) last[1].push(cells);
    else days.push([cells[0], [cells]]);
  }
  return days;
}

const later = (day: string, from: string | null | undefined): string => (from && from > day ? from : day);
