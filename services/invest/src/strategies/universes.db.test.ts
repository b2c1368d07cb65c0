import { ecologyMigrations } from '@console/ecology';
import { MARKET_MIGRATIONS } from '@console/market/testing';
import {
  fillEcology,
  fillMarket,
  OTHER_TENANT,
  scratchData,
  TENANT,
  type ScratchData,
} from '@console/node-kit/testing';
import { tableName } from '@console/node-kit/database';
import { migrations } from '../migrations.ts';
import { universeHash } from './seal.ts';
import { classifiedCodes, keepUniverse, readUniverse } from './universes.ts';

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ market: MARKET_MIGRATIONS, ecology: ecologyMigrations, invest: migrations });
  await fillMarket(data.database);
  await fillEcology(data.database);
}, 30_000);
afterAll(() => data.drop());

it('has the classified companies of the tenant alone, without those that were deleted', async () => {
  const own = await classifiedCodes(data.database, TENANT);
  expect(own).toHaveLength(8);
  expect(own).toEqual([...own].sort());
  expect(await classifiedCodes(data.database, OTHER_TENANT)).toEqual(['600519.SH']);
});

it('keeps a set once, as it was, under the hash of its codes', async () => {
  const before = await classifiedCodes(data.database, TENANT);
  const hash = await keepUniverse(data.database, TENANT);
  expect(hash).toBe(universeHash(before));
  expect(await keepUniverse(data.database, TENANT)).toBe(hash);
  const company = tableName('ecology', 'company');
  await data.database.query(`UPDATE ${company} SET status = 0 WHERE id = 101`);
  expect(await readUniverse(data.database, TENANT, hash)).toEqual(before);
  expect(await keepUniverse(data.database, TENANT)).not.toBe(hash);
});

it('does not give the set of another tenant', async () => {
  const hash = await keepUniverse(data.database, OTHER_TENANT);
  await expect(readUniverse(data.database, TENANT, hash)).rejects.toThrow('no universe');
});
