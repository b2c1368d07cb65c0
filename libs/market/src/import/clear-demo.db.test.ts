import { selectRows } from '../database/select-rows.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { clearDemo } from './clear-demo.ts';
import { importFolder } from './import-folder.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

async function load(demo: boolean): Promise<void> {
  const { dir, remove } = await csvFolder(sampleFiles());
  await importFolder({ url: market.url, dir, clock, demo }).finally(remove);
}
const count = async (table: string) =>
  (await selectRows<{ n: number }>(market.connection, `SELECT COUNT(*) AS n FROM ${table}`))[0]?.n;
const securityIds = () => selectRows(market.connection, 'SELECT code, id FROM security ORDER BY code');

it('clears every row but the securities, which keep their ids when demo data is loaded again', async () => {
  await load(true);
  const ids = await securityIds();
  const bars = await count('daily_bar');
  await clearDemo({ url: market.url, clock });
  expect([await count('daily_bar'), await count('latest_quote'), await count('snapshot')]).toEqual([0, 0, 0]);
  expect(await securityIds()).toEqual(ids);
  await load(true);
  expect(await count('daily_bar')).toBe(bars);
  expect(await securityIds()).toEqual(ids);
});

it('touches no real data', async () => {
  await load(false);
  const bars = await count('daily_bar');
  await expect(clearDemo({ url: market.url, clock })).rejects.toThrow('real data');
  expect(await count('daily_bar')).toBe(bars);
  expect(bars).toBeGreaterThan(0);
});
