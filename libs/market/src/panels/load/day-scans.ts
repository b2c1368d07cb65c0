import { setTimeout as delay } from 'node:timers/promises';
import { dailyField, type MarketIndicator } from '../../indicators/index.ts';
import { AdjustSteps, dailyRows, type PanelField } from '../../read/index.ts';
import { readArrays } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { TO_DAYS_EPOCH } from '../../read/to-days-epoch.ts';

/** Days of a table, read for all securities. */
export interface ScanPlace {
  /** The day of each row, also as days since 1970-01-01. */
  readonly dates: readonly string[];
  readonly days: Int32Array;
  /** The rows to read. */
  readonly rows: readonly number[];
  /** The number of columns: the security with id s + 1 is in column s. */
  readonly stocks: number;
}

/** One scan: what is read from each row of the table, and where it is put. */
interface Scan {
  readonly fields: { readonly field: PanelField; readonly values: Float64Array }[];
  readonly done: Promise<void>;
}

/**
 * How long a scan waits for further requests, in milliseconds; one over many days waits longer, as it takes seconds.
 */
const GATHERING_MS = { short: 10, long: 250 } as const;
/**
 * The number of days read at a time: a hundred thousand rows for 5,000 securities, after which other tasks of the
 * process run.
 */
const DAYS_AT_ONCE = 20;
/** The number of parts requested at once: while one is being read, the server finds the next. */
const PARTS_AT_ONCE = 2;

/**
 * Reads daily indicators from rows. Reading a table takes time for its rows, and hardly for the number of columns:
 * requests for the same days at about the same time are read together.
 */
export class DayScans {
  private readonly gathering = new Map<string, Scan>();

  constructor(private readonly database: DataSource) {}

  /** Writes an indicator’s values of the wanted rows into a panel, which has NaN elsewhere. */
  read(indicator: MarketIndicator, place: ScanPlace, values: Float64Array): Promise<void> {
    const { table } = indicator;
    const name = `${table} ${place.stocks} ${place.rows.map((row) => place.dates[row]).join()}`;
    const gathering = this.gathering.get(name) ?? this.begin(name, table, place);
    gathering.fields.push({ field: dailyField(indicator), values });
    return gathering.done;
  }

  private begin(name: string, table: string, place: ScanPlace): Scan {
    const fields: Scan['fields'] = [];
    const wait = GATHERING_MS[place.rows.length > DAYS_AT_ONCE ? 'long' : 'short'];
    const done = delay(wait).then(() => {
      this.gathering.delete(name);
      return scan(this.database, table, fields, place);
    });
    const begun = { fields, done };
    this.gathering.set(name, begun);
    return begun;
  }
}

type Row = readonly (number | string | null)[];

async function scan(
  database: DataSource,
  table: string,
  fields: Scan['fields'],
  { dates, days, rows, stocks }: ScanPlace,
): Promise<void> {
  const steps = fields.some(({ field }) => field.adjusted) ? await AdjustSteps.read(database) : null;
  const rowOf = new Map(rows.map((row) => [(days[row] as number) + TO_DAYS_EPOCH, row]));
  const read = dailyRows(database, table)
    .select([sql`TO_DAYS(${sql.ref('t.trade_date')})`.as('day'), 't.security_id'])
    .select(fields.map(({ field }, at) => sql`${field.value}`.as(`f${at}`)));
  const put = (found: Row): void => {
    const row = rowOf.get(found[0] as number);
    const security = found[1] as number;
    if (row === undefined || security > stocks) return;
    const at = row * stocks + security - 1;
    // This loop runs millions of times: nothing is allocated in it.
    for (let index = 0; index < fields.length; index += 1) {
      const cell = found[index + 2] ?? null;
      if (cell === null) continue;
      const { field, values } = fields[index] as Scan['fields'][number];
      const factor = field.adjusted && steps ? steps.on(security, dates[row] ?? '') : 1;
      values[at] = Number(cell) * factor;
    }
  };
  let next = 0;
  const readParts = async (): Promise<void> => {
    while (next < rows.length) {
      const part = rows.slice(next, (next += DAYS_AT_ONCE)).map((row) => dates[row] ?? '');
      const found = await readArrays<Row>(database, read.where('t.trade_date', 'in', part));
      found.forEach(put);
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, readParts));
}
