import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { Cell } from '../../database/write-rows.ts';
import { capitalPreference } from '../../schema/derived/capital-preference.ts';
import { Announced, type Announcement } from './announced.ts';
import { dayNumber } from '../day-number.ts';
import { dayValues, highestSecurity, type DayColumn } from '../day-values.ts';
import { fewDays, LISTING_SOURCES, planDays, replaceDays, type WindowSources } from '../day-window.ts';
import type { Derived } from '../derived.ts';
import { Listings } from '../listings.ts';
import { preferenceDay } from './preference-day.ts';

export const PREFERENCE_SOURCES: WindowSources = {
  daily: ['daily_bar', 'margin_trading', 'connect_holding', 'money_flow'],
  periodic: ['institution_holding'],
  whole: [],
};

/** The last 250 trading days; only those that changed are recomputed. */
export const capitalPreferences: Derived = {
  table: capitalPreference,
  version: 2,
  sources: [...PREFERENCE_SOURCES.daily, ...PREFERENCE_SOURCES.periodic, ...LISTING_SOURCES],
  async rebuild(connection, changes) {
    const table = capitalPreference.name;
    const window = await lastDays(connection);
    const { stale, gone } = await planDays(connection, changes, {
      table,
      window,
      sources: PREFERENCE_SOURCES,
    });
    const columns = capitalPreference.columns.map(({ name }) => name);
    await replaceDays(connection, { table, columns, gone }, preferences(connection, stale));
  },
};

const WINDOW_DAYS = 250;

/** The last days with bars, ascending. */
export async function lastDays(connection: Connection): Promise<readonly string[]> {
  const rows = await selectRows<{ day: string }>(
    connection,
    `SELECT trade_date AS day FROM trading_calendar calendar
      WHERE trade_date <= (SELECT MAX(trade_date) FROM daily_bar)
        AND EXISTS (SELECT 1 FROM daily_bar bar WHERE bar.trade_date = calendar.trade_date)
      ORDER BY trade_date DESC LIMIT ${WINDOW_DAYS}`,
  );
  return rows.map(({ day }) => day).reverse();
}

const COLUMNS = {
  floatCapital: { table: 'daily_bar', sql: 'close * float_shares' },
  amount: { table: 'daily_bar', sql: 'amount' },
  financing: { table: 'margin_trading', sql: 'financing_balance' },
  connect: { table: 'connect_holding', sql: 'held_capital_rate' },
  main: { table: 'money_flow', sql: 'main_trading_amount' },
} as const satisfies Record<string, DayColumn>;

async function* preferences(
  connection: Connection,
  stale: readonly string[],
): AsyncGenerator<Iterable<readonly Cell[]>> {
  const funds = new Announced(await fundHoldings(connection));
  const listings = await Listings.read(connection);
  const width = await highestSecurity(connection);
  for (const days of fewDays(stale)) {
    const range = { days, width };
    const columns: DayColumns = {
      floatCapital: await dayValues(connection, COLUMNS.floatCapital, range),
      amount: await dayValues(connection, COLUMNS.amount, range),
      financing: await dayValues(connection, COLUMNS.financing, range),
      connect: await dayValues(connection, COLUMNS.connect, range),
      main: await dayValues(connection, COLUMNS.main, range),
    };
    for (const day of days) {
      const number = dayNumber(day);
      const amounts = columns.amount.get(number) ?? new Float64Array(0);
      const traded = amounts.map((amount, id) => (listings.has(id, number) ? amount : NaN));
      yield dayRows(day, traded, ratesOf(number, { columns, funds, traded }));
    }
  }
}

type DayColumns = Readonly<Record<keyof typeof COLUMNS, ReadonlyMap<number, Float64Array>>>;

/** The five rates of the securities that are listed and have a bar on the day, in the order of the table's columns. */
function ratesOf(
  day: number,
  { columns, funds, traded }: { columns: DayColumns; funds: Announced; traded: Float64Array },
): readonly Float64Array[] {
  const capital = columns.floatCapital.get(day);
  const width = traded.length;
  const onlyTraded = (values: Float64Array): Float64Array =>
    values.map((value, id) => (Number.isNaN(traded[id] ?? NaN) ? NaN : value));
  return [
    traded.map((amount, id) => (Number.isNaN(amount) ? NaN : funds.on(id, day))),
    onlyTraded(quotients(columns.financing.get(day), capital, width)),
    onlyTraded(quotients(columns.connect.get(day), null, width)),
    quotients(columns.main.get(day), traded, width),
    quotients(traded, capital, width),
  ];
}

function* dayRows(
  day: string,
  traded: Float64Array,
  rates: readonly Float64Array[],
): Generator<readonly Cell[]> {
  const { index } = preferenceDay(rates);
  for (const [security, amount] of traded.entries()) {
    if (Number.isNaN(amount)) continue;
    yield [day, security, index[security] ?? NaN, ...rates.map((values) => values[security] ?? NaN)];
  }
}

/** The quotient cell by cell, NaN where either is missing or the divisor is 0; `under` null: by one. */
function quotients(
  over: Float64Array | undefined,
  under: Float64Array | null | undefined,
  width: number,
): Float64Array {
  return Float64Array.from({ length: width }, (_, at) => {
    const value = (over?.[at] ?? NaN) / (under === null ? 1 : (under?.[at] ?? NaN));
    return Number.isFinite(value) ? value : NaN;
  });
}

async function fundHoldings(connection: Connection): Promise<readonly Announcement[]> {
  const holdings: Announcement[] = [];
  await eachRow<Announcement>(
    connection,
    {
      sql: `SELECT security_id, TO_DAYS(announce_date), TO_DAYS(report_period), fund_held_percent
        FROM institution_holding ORDER BY announce_date, report_period`,
    },
    (row) => holdings.push(row),
  );
  return holdings;
}
