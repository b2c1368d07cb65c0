import { PANEL_FIELDS } from '../derive/panels/panel-fields.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { rowsOf } from '../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { deriveStanding } from './derive-standing.ts';
import { importFolder } from './import-folder.ts';
import { openMart } from './open-mart.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

const derive = () => deriveStanding({ url: market.url, clock });

test('a table that a release derives for the first time is filled once, from the rows already there', async () => {
  const { dir, remove } = await csvFolder(sampleFiles());
  await importFolder({ url: market.url, dir, clock, source: '样本', demo: true });
  await remove();
  const before = await rowsOf(market, 'latest_quote');
  expect(before).not.toEqual([]);
  // As a data folder that was filled by a release without the table.
  await market.connection.query('TRUNCATE TABLE latest_quote');
  await market.connection.query(`DELETE FROM snapshot WHERE table_name = 'latest_quote'`);
  expect(await derive()).toEqual(['latest_quote']);
  expect(await rowsOf(market, 'latest_quote')).toEqual(before);
  expect((await rowsOf(market, 'snapshot', 'id, source, is_demo, status')).at(-1)).toMatchObject({
    source: '样本',
    is_demo: 1,
    status: 'loaded',
  });
  expect(await derive()).toEqual([]);
});

test('a mart of an earlier release is given the panels that backtests read', async () => {
  const { dir, remove } = await csvFolder(sampleFiles());
  await importFolder({ url: market.url, dir, clock, source: '样本', demo: true });
  await remove();
  const before = await rowsOf(market, 'panel_block', 'field, trade_date, MD5(cells) AS digest');
  expect(new Set(before.map(({ field }) => field))).toEqual(new Set(PANEL_FIELDS.map(({ name }) => name)));
  await market.connection.query('TRUNCATE TABLE panel_block');
  await market.connection.query(
    `UPDATE snapshot SET content_hash = REPEAT('0', 64) WHERE table_name = 'panel_block'`,
  );
  expect(await derive()).toEqual(['panel_block']);
  expect(await rowsOf(market, 'panel_block', 'field, trade_date, MD5(cells) AS digest')).toEqual(before);
});

test('nothing is derived in a mart that no import filled', async () => {
  expect(await derive()).toEqual([]);
  expect(await rowsOf(market, 'snapshot', 'id, status')).toEqual([]);
});

test('a mart that an import is writing is left to that import', async () => {
  const { connection } = await openMart({ url: market.url, clock, lockSeconds: 0 });
  expect(await deriveStanding({ url: market.url, clock, lockSeconds: 0 })).toBeNull();
  await connection.end();
  expect(await derive()).toEqual([]);
});
