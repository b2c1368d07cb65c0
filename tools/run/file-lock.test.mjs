import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock, withLock } from './file-lock.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a second taker gets the holder of the lock', async () => {
  const path = join(folder, 'lock');
  await tryLock(path, 'http://localhost:1');
  const second = await tryLock(path);
  expect(second).toMatchObject({ holder: { pid: process.pid, note: 'http://localhost:1' } });
});

test('a released lock is free and leaves nothing behind', async () => {
  const path = join(folder, 'lock');
  const first = await tryLock(path);
  if (!('lock' in first)) throw new Error('the lock was taken already');
  await first.lock.release();
  expect(await readdir(folder)).toEqual([]);
  expect(await tryLock(path)).toHaveProperty('lock');
});

test('exactly one of several simultaneous takers in one process gets the lock', async () => {
  const path = join(folder, 'lock');
  const attempts = await Promise.all(Array.from({ length: 8 }, () => tryLock(path)));
  expect(attempts.filter((attempt) => 'lock' in attempt)).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['lock']);
});

test.each([
  [
    'of a process that runs under another start time',
    JSON.stringify({ pid: process.pid, started: 'before' }),
  ],
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
  ['cut short', '{"pid"'],
])('a lock %s is taken over', async (_what, content) => {
  const path = join(folder, 'lock');
  await writeFile(path, content);
  expect(await tryLock(path)).toHaveProperty('lock');
  expect(await readdir(folder)).toEqual(['lock']);
});

test('work under one lock never overlaps', async () => {
  const path = join(folder, 'lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 30));
    inside -= 1;
  };
  await Promise.all([withLock(path, work), withLock(path, work), withLock(path, work)]);
  expect(most).toBe(1);
});
