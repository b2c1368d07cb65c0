import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvFolder } from '../../testing/csv-folder.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { importFolder } from '../import-folder.ts';

const clock = { now: () => Date.parse('2024-06-30T04:00:00Z') };
const { 'security.csv': security = '' } = sampleFiles();
const HEADER = 'security,year,announce_date,name,post\n';

let market: ScratchMarket;
beforeAll(async () => {
  market = await scratchMarket();
});
afterAll(() => market.drop());

/** The report of a dry run of executives of one company and year, each given by name and post. */
async function check(...people: readonly (readonly [name: string, post: string])[]) {
  const lines = people.map(([name, post]) => `600000.SH,2023,2024-04-01,"${name}","${post}"\n`);
  const { dir, remove } = await csvFolder({
    'security.csv': security,
    'executive.csv': HEADER + lines.join(''),
  });
  try {
    const reports = await importFolder({ url: market.url, dir, clock, dryRun: true });
    const report = reports.find(({ table }) => table === 'executive');
    const rejects = await readFile(join(dir, 'rejected', 'executive.csv'), 'utf8').catch(() => '');
    return { outcome: report?.outcome, lines: rejects.split('\n').slice(1, -1) };
  } finally {
    await remove();
  }
}

test.each([
  ['differ after a tab', ['王\t甲', '董事'], ['王\t乙', '董事']],
  ['differ after a line end', ['王五', '董事\n长'], ['王五', '董事\n监事']],
  ['end in a backslash', ['王五\\', '董事\\'], ['赵六\\', '董事\\']],
  ['are cut apart elsewhere', ['王 五', '董事'], ['王', '五 董事']],
] as const)('keys that %s are not the same', async (_, one, other) => {
  expect(await check(one, other)).toEqual({ outcome: 'checked', lines: [] });
});

test('a repeated key with a tab is reported with its line', async () => {
  const { outcome, lines } = await check(['王\t甲', '董事'], ['王\t乙', '董事'], ['王\t甲', '董事']);
  expect(outcome).toBe('failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^executive\.csv,4,security_id\+year\+name\+post,600000\.SH 2023 王 甲 董事,an earlier row has this key$/,
  );
});
