import type { Connection } from 'mysql2/promise';
import { eachRow } from '../database/each-row.ts';
import { selectRows } from '../database/select-rows.ts';
import { among } from './among.ts';
import { dayNumber, dayText } from './day-number.ts';
import { GrowingColumn } from './growing-column.ts';

/** About ten trading days: of five thousand securities fifty thousand rows. */
const CHUNK_DAYS = 14;
/** Up to so many securities are read whole, by their own index. */
const FEW = 50;

export interface BarRange {
  /** SQL expressions over `daily_bar`. */
  readonly columns: readonly string[];
  /** First and last day, `YYYY-MM-DD`; null: as far as there are bars. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly securities?: readonly number[] | null;
}

/** The bars of a day, by columns. Its arrays are overwritten by the next chunk: keep none of them. */
export interface BarDay {
  /** As TO_DAYS counts. */
  readonly day: number;
  /** Ids, ascending. */
  readonly securities: Float64Array;
  /** For each column of the range its values by place in `securities`; NaN is missing. */
  readonly columns: readonly Float64Array[];
}

/** Bars in the order of days, two weeks at a time, in memory that the chunks share. */
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
  const chunk = new BarStore(range.columns.length);
  for (let day = first; day <= last; day += step) {
    const values = [dayText(day), dayText(Math.min(day + step - 1, last))];
    chunk.clear();
    await eachRow<BarRow>(connection, { sql, values }, (row) => chunk.add(row));
    yield chunk.days();
  }
}

type BarRow = readonly [day: number, security: number, ...(number | null)[]];

/** Rows by columns, in memory that grows to the largest chunk and is used again. */
class BarStore {
  private readonly securities = new GrowingColumn();
  private readonly columns: readonly GrowingColumn[];
  /** The first place of each day. */
  private starts: { readonly day: number; readonly from: number }[] = [];

  constructor(width: number) {
    this.columns = Array.from({ length: width }, () => new GrowingColumn());
  }

  clear(): void {
    this.starts = [];
    for (const column of [this.securities, ...this.columns]) column.clear();
  }

  add(row: BarRow): void {
    if (this.starts.at(-1)?.day !== row[0]) this.starts.push({ day: row[0], from: this.securities.length });
    this.securities.push(row[1]);
    for (const [at, column] of this.columns.entries()) column.push(row[at + 2] ?? NaN);
  }

  days(): readonly BarDay[] {
    return this.starts.map(({ day, from }, at) => {
      const to = this.starts[at + 1]?.from ?? this.securities.length;
      return {
        day,
        securities: this.securities.part(from, to),
        columns: this.columns.map((column) => column.part(from, to)),
      };
    });
  }
}

const later = (day: string, from: string | null | undefined): string => (from && from > day ? from : day);
