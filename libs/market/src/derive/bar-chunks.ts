import type { Connection } from 'mysql2/promise';
import { eachRow } from '../database/each-row.ts';
import { selectRows } from '../database/select-rows.ts';
import { among } from './among.ts';
import { dayNumber, dayText } from './day-number.ts';

/** About ten trading days: of five thousand securities fifty thousand rows. */
const CHUNK_DAYS = 14;
/** So few securities are read whole, by their own index. */
const FEW = 50;

export interface BarRange {
  /** Expressions of `daily_bar`. */
  readonly columns: readonly string[];
  /** First and last day, `YYYY-MM-DD`; null: as far as there are bars. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly securities?: readonly number[] | null;
}

/** The bars of a day, by columns: bare numbers in arrays take a tenth of what rows do. */
export interface BarDay {
  /** TO_DAYS. */
  readonly day: number;
  /** Ids, ascending. */
  readonly securities: readonly number[];
  /** For each column of the range its values by place in `securities`; NaN is missing. */
  readonly columns: readonly (readonly number[])[];
}

/** Bars in the order of days, two weeks at a time. */
export async function* barChunks(connection: Connection, range: BarRange): AsyncGenerator<readonly BarDay[]> {
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
    const values = [dayText(day), dayText(Math.min(day + step - 1, last))];
    const days = new DayColumns(range.columns.length);
    await eachRow<BarRow>(connection, { sql, values }, (row) => days.add(row));
    yield days.days;
  }
}

type BarRow = readonly [day: number, security: number, ...(number | null)[]];

class DayColumns {
  readonly days: BarDay[] = [];
  private day = NaN;
  private securities: number[] = [];
  private columns: number[][] = [];

  constructor(private readonly width: number) {}

  add(row: BarRow): void {
    if (row[0] !== this.day) this.open(row[0]);
    this.securities.push(row[1]);
    for (let at = 0; at < this.width; at += 1) this.columns[at]?.push(row[at + 2] ?? NaN);
  }

  private open(day: number): void {
    this.day = day;
    this.securities = [];
    this.columns = Array.from({ length: this.width }, () => []);
    this.days.push({ day, securities: this.securities, columns: this.columns });
  }
}

const later = (day: string, from: string | null | undefined): string => (from && from > day ? from : day);
