import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCommand } from './write-command.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The printed output. */
async function run(...args: readonly string[]): Promise<string> {
  let printed = '';
  await writeCommand(['--size', 'tiny', '--out', dir, ...args], (line) => {
    printed += line;
  });
  return printed;
}
const barDays = async () => {
  const lines = (await readFile(join(dir, 'daily_bar.csv'), 'utf8')).trimEnd().split('\n').slice(1);
  return [...new Set(lines.map((line) => line.slice(0, 10)))];
};

test('writes a story and prints where it begins and ends', async () => {
  expect(JSON.parse(await run('--end', '2024-06-29'))).toEqual({ origin: '2024-06-28', end: '2024-06-28' });
  expect(await barDays()).toHaveLength(260);
});

test('writes the days after the story’s end', async () => {
  const dates: unknown = JSON.parse(
    await run('--end', '2024-06-28', '--since', '2024-07-02', '--advance', '3'),
  );
  expect(dates).toEqual({ origin: '2024-06-28', end: '2024-07-05' });
  expect(await barDays()).toEqual(['2024-07-03', '2024-07-04', '2024-07-05']);
});

test.each([
  [['--since', '2024-07-02']],
  [['--advance', '3']],
  [['--since', '2024-07-02', '--advance', '3']],
  [['--end', '2024-07-03', '--since', '2024-07-02', '--advance', '3']],
])('%j is refused', async (args) => {
  await expect(run(...args)).rejects.toThrow();
});
