import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { dataSourceOptions, schemaName } from '@console/node-kit/database';
import type { Connection as PlainConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { selectRows } from '../database/select-rows.ts';
import { ALL_CHANGED } from '../import/load/changes.ts';
import { readPanel } from '../read/read-panel.ts';
import { putBars, putRows, putSecurities } from '../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { adjustFactors } from './adjust-factors.ts';
import { followBarDates } from './bar-dates.ts';
import { panelBlocks } from './panels/panel-blocks.ts';
import { PANEL_FIELDS } from './panels/panel-fields.ts';

const DAYS = ['2024-01-02', '2024-01-03', '2024-01-04'] as const;
const EVER = { from: null, to: null };

/** What a call of `execute` was asked. */
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : (query as { readonly sql: string }).sql;

let market: ScratchMarket;
let reader: DataSource;
let account: string;
beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 3);
  await putBars(market, [
    { day: DAYS[0], security: 1, close: 10 },
    { day: DAYS[0], security: 3, close: 30 },
    { day: DAYS[1], security: 1, close: 5.5, pre_close: 5 },
    { day: DAYS[2], security: 1, close: 6, pre_close: 5.5 },
    { day: DAYS[2], security: 2, close: 20, total_shares: null },
  ]);
  await followBarDates(market.connection, null);
  await adjustFactors.rebuild(market.connection, new Map([['daily_bar', ALL_CHANGED]]));
  account = `r_${randomBytes(4).toString('hex')}`;
  await market.connection.query(`CREATE USER '${account}'@'%' IDENTIFIED BY 'reader'`);
  await market.connection.query(`GRANT SELECT ON \`${schemaName('market')}\`.* TO '${account}'@'%'`);
  const url = new URL(market.url);
  [url.username, url.password] = [account, 'reader'];
  reader = await new DataSource(dataSourceOptions({ url: url.href })).initialize();
});
afterEach(async () => {
  await reader.destroy();
  await market.connection.query(`DROP USER '${account}'@'%'`);
  await market.drop();
});

const changed = async (days: readonly string[] | null, securities: readonly number[] | null = null) => {
  const changes = new Map([['daily_bar', { days, securities }]]);
  await followBarDates(market.connection, days);
  await adjustFactors.rebuild(market.connection, changes);
  await panelBlocks.rebuild(market.connection, changes);
};
const cells = async (field: string, range: { from: string | null; to: string | null } = EVER) => [
  ...(await readPanel(reader, { field, ...range })).values,
];
const digests = async () =>
  new Map(
    (
      await selectRows<{ block: string; digest: string }>(
        market.connection,
        `SELECT CONCAT(field, ' ', trade_date) AS block, MD5(cells) AS digest FROM panel_block ORDER BY 1`,
      )
    ).map(({ block, digest }) => [block, digest]),
  );

test('a panel is date-major with NaN where there is no bar or no value, blocks or not', async () => {
  const panel = await readPanel(reader, { field: 'close', ...EVER });
  expect(panel.dates).toEqual(DAYS);
  expect(panel.securities).toBe(3);
  expect([...panel.values]).toEqual([10, NaN, 30, 5.5, NaN, NaN, 6, 20, NaN]);
  expect(await cells('total_capital', { from: DAYS[2], to: DAYS[2] })).toEqual([6000, NaN, NaN]);
  expect(await cells('adjusted_close')).toEqual([10, NaN, 30, 11, NaN, NaN, 12, 20, NaN]);
  expect(await cells('suspended', { from: null, to: DAYS[0] })).toEqual([0, NaN, 0]);
});

test('every field has blocks of all days, with the values of the rows', async () => {
  const names = PANEL_FIELDS.map(({ name }) => name);
  const ofRows = new Map<string, readonly number[]>();
  for (const name of names) ofRows.set(name, await cells(name));
  await changed(null);
  expect([...(await digests()).keys()].sort()).toEqual(
    names.flatMap((name) => DAYS.map((day) => `${name} ${day}`)).sort(),
  );
  await market.connection.query(
    'UPDATE daily_bar SET close = 1, amount = 1, suspended = 1, float_shares = 1',
  );
  for (const name of names) expect([name, await cells(name)]).toEqual([name, ofRows.get(name)]);
});

test('a block that is missing is stored with the next load, whatever its day', async () => {
  await changed(null);
  const before = await digests();
  await market.connection.query('DELETE FROM panel_block WHERE field = ? AND trade_date = ?', [
    'close',
    DAYS[0],
  ]);
  await changed([DAYS[2]]);
  expect(await digests()).toEqual(before);
});

test('the rows of a day are gone through once for all its fields', async () => {
  const { connection: plain } = market.connection as Connection & { readonly connection: PlainConnection };
  const execute = jest.spyOn(plain, 'execute');
  const scans = (): readonly unknown[] =>
    execute.mock.calls.filter(([query]) =>
      /select.*`close` \* `float_shares`.*from .*`daily_bar`/s.test(textOf(query)),
    );
  await changed(null);
  expect(scans()).toHaveLength(1);
  execute.mockClear();
  await changed([DAYS[2]]);
  expect(scans()).toHaveLength(1);
});

test('a corrected bar changes the blocks of its day, and what is adjusted since', async () => {
  await changed(null);
  const before = await digests();
  await putBars(market, [{ day: DAYS[1], security: 1, close: 5.4, pre_close: 5, amount: 550 }]);
  await changed([DAYS[1]], [1]);
  const after = await digests();
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(
    [...after].filter(([block, digest]) => before.get(block) !== digest).map(([block]) => block),
  ).toEqual([
    ...[`adjusted_close ${DAYS[1]}`, `adjusted_close ${DAYS[2]}`],
    ...['close', 'day_return', 'float_capital', 'high', 'low', 'open', 'total_capital'].map(
      (name) => `${name} ${DAYS[1]}`,
    ),
  ]);
  expect((await cells('close'))[3]).toBe(5.4);
});

test('adjusted closes after a corrected bar are right too', async () => {
  await changed(null);
  await putBars(market, [{ day: DAYS[0], security: 1, close: 20 }]);
  await changed([DAYS[0]], [1]);
  expect(await cells('adjusted_close')).toEqual([20, NaN, 30, 22, NaN, NaN, 24, 20, NaN]);
});

test('an added day adds a block of each field, a removed day removes them', async () => {
  await changed(null);
  const before = await digests();
  await putBars(market, [{ day: '2024-01-05', security: 2, close: 21 }]);
  await changed(['2024-01-05']);
  const after = await digests();
  expect([...after.keys()].filter((block) => !before.has(block)).sort()).toEqual(
    PANEL_FIELDS.map(({ name }) => `${name} 2024-01-05`).sort(),
  );
  await market.connection.query(`DELETE FROM daily_bar WHERE trade_date = '2024-01-05'`);
  await changed(['2024-01-05']);
  expect(await digests()).toEqual(before);
});

test('blocks that a load has made stale are not used', async () => {
  await changed(null);
  const snapshot = {
    source: 'x',
    is_demo: 0,
    loaded_rows: 0,
    skipped_rows: 0,
    rejected_rows: 0,
    content_hash: '',
    status: 'loaded',
    started_at: '2024-01-05 12:00:00',
  };
  await putRows(market, 'snapshot', [{ ...snapshot, id: 7, table_name: 'daily_bar' }]);
  await putBars(market, [{ day: DAYS[0], security: 1, close: 11 }]);
  expect((await cells('close'))[0]).toBe(11);
  await putRows(market, 'snapshot', [{ ...snapshot, id: 8, table_name: 'panel_block', derived_through: 7 }]);
  expect((await cells('close'))[0]).toBe(10);
});

test('an unknown field is refused', async () => {
  await expect(readPanel(reader, { field: 'close; DROP', ...EVER })).rejects.toThrow('no such panel field');
});
