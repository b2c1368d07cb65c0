import { dataSourceOptions, tableName } from '@console/node-kit/database';
import { DataSource } from 'typeorm';
import { panelField } from '../derive/panels/panel-fields.ts';
import { storePanels } from '../derive/panels/store-panels.ts';
import type { ColumnDefinition, TableDefinition } from '../schema/table-definition.ts';
import { MARKET_TABLES } from '../schema/tables.ts';
import { putBars, putRows, putSecurities } from '../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { INDICATORS, indicatorOf } from './indicators.ts';
import type { MarketIndicator } from './market-indicator.ts';
import { readDaily } from './read-daily.ts';
import { readOwnDays } from './read-own-days.ts';
import { readReports } from './read-reports.ts';
import { isIndicatorTable } from './table-indicators.ts';

const DAYS = ['2024-01-02', '2024-01-03', '2024-01-04'] as const;
const SECURITIES = 3;
/** Plain SQL for the indicators that are no column. */
const COMPUTED: Readonly<Record<string, string>> = {
  adjusted_close: 'close * IF(security_id = 1 AND trade_date >= "2024-01-03", 2, 1)',
  total_capital: 'close * total_shares',
  float_capital: 'close * float_shares',
  day_return: 'close / pre_close - 1',
};

let market: ScratchMarket;
let reader: DataSource;
beforeAll(async () => {
  market = await scratchMarket();
  await putSecurities(market, SECURITIES);
  for (const table of MARKET_TABLES.filter(isIndicatorTable))
    await putRows(market, table.name, rowsFor(table));
  await putRows(market, 'adjust_factor', [{ security_id: 1, ex_date: '2024-01-03', factor: 2 }]);
  reader = await new DataSource(dataSourceOptions({ url: market.url })).initialize();
});
afterAll(async () => {
  await reader.destroy();
  await market.drop();
});

type Row = Readonly<Record<string, number | string | null>>;

/** Rows for all but the last day of the last security, with numbers that differ by row and column; some missing. */
function rowsFor(table: TableDefinition): readonly Row[] {
  const places = [1, 2, 3].flatMap((security) => [0, 1, 2].map((at) => ({ security, at })));
  return places
    .slice(0, -1)
    .map(({ security, at }) =>
      Object.fromEntries(
        table.columns.map((column, place) => [
          column.name,
          cellFor(column, { security, at, seed: place + 100 * at + 1000 * security }),
        ]),
      ),
    );
}

function cellFor(
  column: ColumnDefinition,
  { security, at, seed }: { security: number; at: number; seed: number },
): number | string | null {
  const { name, type, values = [] } = column;
  if (type === 'security') return security;
  if (name === 'year') return 2020 + at;
  if (name === 'fiscal_year') return 2024;
  if (name === 'report_period') return ['2023-03-31', '2023-06-30', '2023-09-30'][at] ?? null;
  if (type === 'date') return DAYS[at] ?? null;
  if (type === 'flag') return 0;
  if (type === 'enum') return values[0] ?? null;
  if (type === 'text') return 'x';
  return column.nullable && seed % 7 === 0 ? null : seed;
}

const plain = async (sql: string): Promise<(number | null)[]> =>
  (await reader.query<{ value: number | null }[]>(sql)).map(({ value }) => value);
const shown = (values: ArrayLike<number>): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value));
const found = (id: string): MarketIndicator => {
  const indicator = indicatorOf(id);
  if (indicator === undefined) throw new Error(id);
  return indicator;
};

const daily = INDICATORS.filter(({ frequency }) => frequency === 'daily').map(
  (one) => [one.id, one] as const,
);
const quarterly = INDICATORS.filter(({ frequency }) => frequency === 'quarterly').map(
  (one) => [one.id, one] as const,
);

test.each(daily)('%s is the value of plain SQL for each day and security', async (_id, indicator) => {
  const { table, column } = indicator;
  const value = table === 'daily_bar' ? (COMPUTED[column] ?? column) : column;
  const expected: (number | null)[] = [];
  for (const day of DAYS)
    expected.push(
      ...(await plain(
        `SELECT (SELECT ${value} FROM ${tableName('market', table)} t
           WHERE t.security_id = s.id AND t.trade_date = '${day}') AS value
           FROM ${tableName('market', 'security')} s ORDER BY s.id`,
      )),
    );
  const panel = await readDaily(reader, indicator, DAYS);
  expect(panel).toMatchObject({ dates: DAYS, securities: SECURITIES });
  expect(shown(panel.values)).toEqual(expected);
  expect(expected.some((cell) => cell !== null)).toBe(true);
  for (const security of [1, 3])
    expect(shown(await readOwnDays(reader, indicator, { security, dates: DAYS }))).toEqual(
      DAYS.map((_, at) => expected[at * SECURITIES + security - 1]),
    );
});

test.each(quarterly)('%s is the value of plain SQL for each report', async (_id, indicator) => {
  const { table, column } = indicator;
  const key = MARKET_TABLES.find(({ name }) => name === table)?.key ?? [];
  const reports = await readReports(reader, indicator);
  expect(shown(reports.values)).toEqual(
    await plain(`SELECT ${column} AS value FROM ${tableName('market', table)} ORDER BY ${key.join(', ')}`),
  );
  expect([...reports.securities]).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
  expect(shown((await readReports(reader, indicator, 2)).values)).toEqual(shown(reports.values.slice(3, 6)));
});

test('reports are in the order they became known, of one day the older first', async () => {
  const report = (period: string, announced: string, holders: number): Row => ({
    security_id: 1,
    report_period: period,
    announce_date: announced,
    holder_num: holders,
  });
  await reader.query(`DELETE FROM ${tableName('market', 'holder_count')}`);
  await putRows(market, 'holder_count', [
    report('2023-09-30', '2024-01-03', 9),
    report('2023-12-31', '2024-01-04', 12),
    report('2024-03-31', '2024-01-04', 3),
    // A correction, announced late.
    report('2023-06-30', '2024-01-05', 6),
  ]);
  const rows = await readReports(reader, found('holder_count.holder_num'));
  expect([...rows.values]).toEqual([9, 12, 3, 6]);
  expect([...rows.known]).toEqual([19725, 19726, 19726, 19727]);
  expect([...rows.periods]).toEqual([2023 * 4 + 2, 2023 * 4 + 3, 2024 * 4, 2023 * 4 + 1]);
});

test('an expected figure is for the year of the day, and not a reported one', async () => {
  const row = (fiscal_year: number, is_actual: number, eps: number): Row => ({
    security_id: 1,
    report_date: '2024-05-06',
    fiscal_year,
    is_actual,
    eps,
  });
  await putRows(market, 'earnings_forecast', [row(2023, 1, 7), row(2024, 0, 8), row(2025, 0, 9)]);
  const { values, periods } = await readReports(reader, found('earnings_forecast.eps'), 1);
  expect([values.at(-1), periods.at(-1)]).toEqual([8, 2024 * 4 + 1]);
  expect(values).toHaveLength(4);
});

test('stored panels and rows give the same values, for any number of days', async () => {
  const indicator = found('daily_bar.adjusted_close');
  const dates = ['2024-01-02', '2024-01-04', '2024-01-09'];
  const rows = await readDaily(reader, indicator, dates);
  await putRows(
    market,
    'trading_calendar',
    DAYS.map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  await storePanels(market.connection, [panelField('adjusted_close')], DAYS.slice(0, 2));
  const stored = await readDaily(reader, indicator, dates);
  expect(shown(stored.values)).toEqual(shown(rows.values));
  expect(shown(stored.values).slice(-SECURITIES)).toEqual([null, null, null]);
  await putBars(market, [{ day: DAYS[0], security: 1, close: 77 }]);
  // A change of the stored day: a load would have renewed its block.
  expect((await readDaily(reader, indicator, [DAYS[0]])).values[0]).toBe(rows.values[0]);
});

test('an indicator is read only in its own way', async () => {
  await expect(readDaily(reader, found('holder_count.holder_num'), DAYS)).rejects.toThrow('not daily');
  await expect(readReports(reader, found('daily_bar.close'))).rejects.toThrow('no reports');
});
