import { selectRows } from '../database/select-rows.ts';
import { Snapshots } from '../import/load/snapshots.ts';
import { emptyTally } from '../import/files/table-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import type { TableChanges } from '../import/load/changes.ts';
import { deriveAll } from './derive-all.ts';
import type { Changes, Derived } from './derived.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };

let market: ScratchMarket;
let snapshots: Snapshots;
let seen: Changes[];
beforeEach(async () => {
  market = await scratchMarket();
  snapshots = new Snapshots(market.connection, clock);
  seen = [];
});
afterEach(() => market.drop());

const derived = (more: Partial<Derived> = {}): Derived => ({
  table: { name: 'latest_quote', asOf: 'trade_date' },
  version: 1,
  sources: ['security', 'daily_bar'],
  rebuild: async (_, changes) => {
    seen.push(changes);
  },
  ...more,
});
const derive = (table = derived()) =>
  deriveAll({ connection: market.connection, snapshots, source: 'test', demo: false, tables: [table] });

async function load(table: string, changes: TableChanges): Promise<void> {
  const id = await snapshots.begin({ table, source: 'test', demo: false, hash: 'x' });
  const effect = { tableRows: 1, inserted: 1, updated: 0, deleted: 0, changes };
  await snapshots.end(id, 'loaded', { tally: emptyTally(), message: null, effect });
}
const statuses = async () =>
  (
    await selectRows<{ status: string }>(
      market.connection,
      `SELECT status FROM snapshot WHERE table_name = 'latest_quote' ORDER BY id`,
    )
  ).map(({ status }) => status);

const ALL = { days: null, securities: null };
const DAY = { days: ['2024-01-02'], securities: null };

test('nothing is derived before anything is loaded', async () => {
  expect(await derive()).toEqual([]);
  expect(await statuses()).toEqual([]);
});

test('the first time everything counts as changed, then only what loads touched since', async () => {
  await load('security', DAY);
  expect(await derive()).toEqual(['latest_quote']);
  await load('daily_bar', DAY);
  await load('sw_member', ALL);
  expect(await derive()).toEqual(['latest_quote']);
  expect(await derive()).toEqual([]);
  expect(seen.map((changes) => Object.fromEntries(changes))).toEqual([
    { security: ALL, daily_bar: ALL },
    { daily_bar: DAY },
  ]);
});

test('a load that touched no row derives nothing', async () => {
  await load('daily_bar', DAY);
  await derive();
  await load('daily_bar', { days: [], securities: [] });
  expect(await derive()).toEqual([]);
});

test('a failed derivation is recorded, and the next one covers everything since the last that succeeded', async () => {
  await load('daily_bar', DAY);
  await derive();
  await load('daily_bar', { days: ['2024-01-03'], securities: [1] });
  const failing = derived({ rebuild: () => Promise.reject(new Error('no space')) });
  await expect(derive(failing)).rejects.toThrow('no space');
  await load('daily_bar', { days: ['2024-01-04'], securities: [2] });
  await derive();
  expect(seen[1]?.get('daily_bar')).toEqual({ days: ['2024-01-03', '2024-01-04'], securities: [1, 2] });
  expect(await statuses()).toEqual(['loaded', 'failed', 'loaded']);
});

test('another version or another definition rebuilds the table', async () => {
  await load('daily_bar', DAY);
  await derive();
  await derive(derived({ version: 2 }));
  await derive(
    derived({ version: 2, table: { name: 'latest_quote', asOf: 'trade_date', title: 'x' } as never }),
  );
  expect(seen.map((changes) => changes.get('security'))).toEqual([ALL, ALL, ALL]);
});

test('what was derived before its progress was recorded is derived whole once more', async () => {
  await load('daily_bar', DAY);
  await derive();
  await market.connection.query('UPDATE snapshot SET derived_through = NULL');
  await derive();
  expect(seen[1]?.get('daily_bar')).toEqual(ALL);
});

test('a stop is heeded between two tables', async () => {
  await load('daily_bar', DAY);
  const stop = new AbortController();
  const stopping = derived({ rebuild: async () => stop.abort(new Error('stopped')) });
  const run = deriveAll({
    connection: market.connection,
    snapshots,
    source: 'test',
    demo: false,
    signal: stop.signal,
    tables: [stopping, derived({ table: { name: 'adjust_factor' } })],
  });
  await expect(run).rejects.toThrow('stopped');
  expect(seen).toEqual([]);
});

test('leftovers of a killed derivation are dropped, of derived tables alone', async () => {
  const left = ['latest_quote_staging', 'latest_quote_old', 'daily_bar_old', 'latest_quote_older'];
  for (const name of left) await market.connection.query(`CREATE TABLE ${name} (id INT)`);
  await derive();
  const rows = await selectRows<{ name: string }>(
    market.connection,
    `SELECT TABLE_NAME AS name FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME REGEXP '_(staging|old|older)$' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['daily_bar_old', 'latest_quote_older']);
});
