import { selectRows } from '../database/select-rows.ts';
import { csvFolder } from '../testing/csv-folder.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../testing/scratch-market.ts';
import { importFolder } from './import-folder.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const { 'sw_industry.csv': industries = '' } = sampleFiles();

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
});
afterEach(() => market.drop());

async function load(csv: string): Promise<void> {
  const { dir, remove } = await csvFolder({ 'sw_industry.csv': csv });
  try {
    await importFolder({ url: market.url, dir, clock });
  } finally {
    await remove();
  }
}
const rows = (sql: string) => selectRows(market.connection, sql);

test('a first load is recorded though the table it replaced cannot be dropped, which the next import does', async () => {
  // Follows the table when it is renamed, and forbids to drop it.
  await market.connection.query(
    'CREATE TABLE holder (code VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin)',
  );
  const [column] = await rows("SHOW FULL COLUMNS FROM sw_industry LIKE 'code'");
  const { Type, Collation } = column as { Type: string; Collation: string };
  await market.connection.query(
    `ALTER TABLE holder MODIFY code ${Type} COLLATE ${Collation},
       ADD FOREIGN KEY (code) REFERENCES sw_industry (code)`,
  );
  await load(industries);
  expect(await rows('SELECT status, message FROM snapshot WHERE run_id IS NOT NULL')).toEqual([
    { status: 'loaded', message: null },
  ]);
  const loaded = await rows('SELECT * FROM sw_industry');
  expect(loaded).toHaveLength(industries.trimEnd().split('\n').length - 1);
  expect(await rows("SHOW TABLES LIKE 'sw_industry_old'")).toHaveLength(1);

  await market.connection.query('DROP TABLE holder');
  await load(`${industries}801999,新行业,1,,2014-02-21,\n`);
  expect(await rows("SHOW TABLES LIKE 'sw\\_industry\\_old'")).toEqual([]);
  expect(await rows('SELECT * FROM sw_industry')).toHaveLength(loaded.length + 1);
});
