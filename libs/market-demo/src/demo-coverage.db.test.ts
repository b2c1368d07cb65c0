import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@console/market/import';
import { gaps, missingSecurities } from '@console/market/read';
import { DAILY_COVERED, PERIODIC_COVERED } from '@console/market/schema';
import { coverages, scratchMarket, selectArrays, type ScratchMarket } from '@console/market/testing';
import { dataSourceOptions } from '@console/node-kit/database';
import { DataSource } from 'typeorm';
import { writeDemo } from './write-demo.ts';

const ORIGIN = '2026-11-20';

let market: ScratchMarket;
let database: DataSource;
beforeAll(async () => {
  market = await scratchMarket();
  const dir = await mkdtemp(join(tmpdir(), 'demo-'));
  writeDemo({ size: 'tiny', dir, seed: 1, origin: ORIGIN });
  await importFolder({ url: market.url, dir, clock: { now: () => 0 }, demo: true });
  await rm(dir, { recursive: true });
  database = await new DataSource(dataSourceOptions({ url: market.url })).initialize();
});
afterAll(async () => {
  await database.destroy();
  await market.drop();
});

/** Deletes the row of a day of a security that has rows on the days before and after; returns the security. */
async function dropRow(day: string): Promise<number> {
  const [row] = await selectArrays<[number]>(
    market.connection,
    'SELECT MAX(security_id) FROM margin_trading WHERE trade_date = ?',
    [day],
  );
  const security = row?.[0] ?? 0;
  await market.connection.query('DELETE FROM margin_trading WHERE trade_date = ? AND security_id = ?', [
    day,
    security,
  ]);
  await coverages.rebuild(
    market.connection,
    new Map([['margin_trading', { days: [day], securities: [security] }]]),
  );
  return security;
}

test('the demo has no gap anywhere, although securities are suspended, newly ST or delisted', async () => {
  for (const table of [...DAILY_COVERED, ...PERIODIC_COVERED]) {
    expect({ table, gaps: await gaps(database, table) }).toEqual({ table, gaps: [] });
  }
});

test('a row dropped in the middle and one of the newest day are gaps', async () => {
  const days = await selectArrays<[string]>(
    market.connection,
    'SELECT DISTINCT CAST(trade_date AS CHAR) FROM margin_trading ORDER BY 1',
  );
  const [middle = '', newest = ''] = [days[Math.floor(days.length / 2)]?.[0], days.at(-1)?.[0]];
  for (const day of [middle, newest]) {
    const security = await dropRow(day);
    const [gap] = (await gaps(database, 'margin_trading')).filter((one) => one.day === day);
    expect((gap?.expected ?? 0) - (gap?.present ?? 0)).toBe(1);
    expect(await missingSecurities(database, 'margin_trading', day)).toEqual([security]);
  }
  expect(await gaps(database, 'margin_trading')).toHaveLength(2);
});
