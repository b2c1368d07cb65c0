import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolders } from '../../deliveries/import-folders.ts';
import { clearOld } from './clear-old.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-07-02T00:00:00Z');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(root, { recursive: true }));

async function folder(path: string, daysOld: number): Promise<void> {
  await mkdir(join(root, path, 'within'), { recursive: true });
  const at = (NOW - daysOld * DAY_MS) / 1000;
  await utimes(join(root, path), at, at);
}

it('removes what is older than its days, and never a waiting delivery', async () => {
  await folder('.rejected/old', 31);
  await folder('.rejected/new', 29);
  await folder('.done/old', 31);
  await folder('.incoming/half', 2);
  await folder('.incoming/now', 0);
  await folder('waiting', 400);
  await clearOld(importFolders(root), { now: NOW, keepDays: 30 });
  expect(await readdir(join(root, '.rejected'))).toEqual(['new']);
  expect(await readdir(join(root, '.done'))).toEqual([]);
  expect(await readdir(join(root, '.incoming'))).toEqual(['now']);
  expect(await readdir(join(root, 'waiting'))).toEqual(['within']);
});

it('has nothing to do before the first import', async () => {
  await clearOld(importFolders(join(root, 'nowhere')), { now: NOW, keepDays: 30 });
  expect(await readdir(root)).toEqual([]);
});
