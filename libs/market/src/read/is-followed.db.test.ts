import { deriveAll } from '../derive/derive-all.ts';
import type { Derived } from '../derive/derived.ts';
import { querying } from '../derive/querying.ts';
import type { TableChanges } from '../import/load/changes.ts';
import { Snapshots } from '../import/load/snapshots.ts';
import { emptyTally } from '../import/files/table-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { isFollowed } from './is-followed.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const DAY = { days: ['2024-01-02'], securities: null };

let market: ScratchMarket;
let snapshots: Snapshots;
beforeEach(async () => {
  market = await scratchMarket();
  snapshots = new Snapshots(market.connection, clock);
});
afterEach(() => market.drop());

const followed = () =>
  isFollowed(querying(market.connection), { source: 'daily_bar', derived: 'adjust_factor' });

async function load(table: string, changes: TableChanges): Promise<void> {
  const id = await snapshots.begin({ table, source: 'test', demo: false, hash: 'x' });
  const effect = { tableRows: 1, inserted: 1, updated: 0, deleted: 0, changes };
  await snapshots.end(id, 'loaded', { tally: emptyTally(), message: null, effect });
}

function derive(rebuild: Derived['rebuild'] = () => Promise.resolve()): Promise<unknown> {
  const table: Derived = { table: { name: 'adjust_factor' }, version: 1, sources: ['daily_bar'], rebuild };
  const { connection } = market;
  return deriveAll({ connection, snapshots, source: 'test', demo: false, tables: [table] });
}

test('a table is up to date with its source from its derivation until the next load', async () => {
  expect(await followed()).toBe(true);
  await load('daily_bar', DAY);
  expect(await followed()).toBe(false);
  await derive();
  await load('security', DAY);
  expect(await followed()).toBe(true);
  await load('daily_bar', DAY);
  expect(await followed()).toBe(false);
  await expect(derive(() => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(await followed()).toBe(false);
  await derive();
  expect(await followed()).toBe(true);
});

test('a load that touched no row needs no following; the one before it does', async () => {
  await load('daily_bar', DAY);
  await derive();
  await load('daily_bar', { days: [], securities: [] });
  expect(await derive()).toEqual([]);
  expect(await followed()).toBe(true);
  await load('daily_bar', DAY);
  await load('daily_bar', { days: [], securities: [] });
  expect(await followed()).toBe(false);
});

test('a load from before changes were recorded may have touched anything', async () => {
  await load('daily_bar', DAY);
  await derive();
  await load('daily_bar', { days: [], securities: [] });
  await market.connection.query('UPDATE snapshot SET changes = NULL WHERE id = 3');
  expect(await followed()).toBe(false);
});
