import {
  carryReports,
  LEAST_RATES,
  MeanPercentile,
  preferenceRates,
  REPORT_DAYS,
  type ReportHistory,
} from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import type { Cell } from '../../database/write-rows.ts';
import { capitalPreference } from '../../schema/derived/capital-preference.ts';
import { dayNumber } from '../day-number.ts';
import { dayValues, highestSecurity, type DayColumn } from '../day-values.ts';
import { fewDays, LISTING_SOURCES, planDays, replaceDays, type WindowSources } from '../day-window.ts';
import type { Derived } from '../derived.ts';
import { Listings } from '../listings.ts';
import { readReportHistories } from '../read-report-histories.ts';

export const PREFERENCE_SOURCES: WindowSources = {
  daily: ['daily_bar', 'margin_trading', 'connect_holding', 'money_flow'],
  periodic: ['institution_holding'],
  whole: [],
};

/** The last 250 trading days; only those that changed are recomputed. */
export const capitalPreferences: Derived = {
  table: capitalPreference,
  version: 3,
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
  connectHeld: { table: 'connect_holding', sql: 'held_capital_rate' },
  mainAmount: { table: 'money_flow', sql: 'main_trading_amount' },
} as const satisfies Record<string, DayColumn>;
/** The share of the float that funds have. */
const FUNDS = { table: 'institution_holding', columns: ['fund_held_percent'] };

async function* preferences(
  connection: Connection,
  stale: readonly string[],
): AsyncGenerator<Iterable<readonly Cell[]>> {
  const width = await highestSecurity(connection);
  const [funds] = await readReportHistories(connection, FUNDS, width + 1);
  const listings = await Listings.read(connection);
  const preference = new MeanPercentile(width + 1, LEAST_RATES);
  for (const days of fewDays(stale)) {
    const range = { days, width };
    const columns: DayColumns = {
      floatCapital: await dayValues(connection, COLUMNS.floatCapital, range),
      amount: await dayValues(connection, COLUMNS.amount, range),
      financing: await dayValues(connection, COLUMNS.financing, range),
      connectHeld: await dayValues(connection, COLUMNS.connectHeld, range),
      mainAmount: await dayValues(connection, COLUMNS.mainAmount, range),
    };
    for (const day of days)
      yield dayRows(day, { columns, funds: funds as ReportHistory, listings, preference });
  }
}

type DayColumns = Readonly<Record<keyof typeof COLUMNS, ReadonlyMap<number, Float64Array>>>;

interface Known {
  readonly columns: DayColumns;
  readonly funds: ReportHistory;
  readonly listings: Listings;
  readonly preference: MeanPercentile;
}

/** The rows of the securities that are listed and have a bar on the day. */
function* dayRows(day: string, { columns, funds, listings, preference }: Known): Generator<readonly Cell[]> {
  const number = dayNumber(day);
  const none = new Float64Array(0);
  const of = (column: keyof typeof COLUMNS): Float64Array => columns[column].get(number) ?? none;
  const amount = of('amount').map((traded, id) => (listings.has(id, number) ? traded : NaN));
  if (amount.length === 0) return;
  const rates = preferenceRates({
    amount,
    floatCapital: of('floatCapital'),
    fundHeld: carryReports(funds, { days: [number], most: REPORT_DAYS }),
    financing: of('financing'),
    connectHeld: of('connectHeld'),
    mainAmount: of('mainAmount'),
  });
  const index = new Float64Array(amount.length);
  preference.write(rates, null, index);
  for (const [security, traded] of amount.entries()) {
    if (Number.isNaN(traded)) continue;
    yield [day, security, index[security] ?? NaN, ...rates.map((values) => values[security] ?? NaN)];
  }
}
