import { jest } from '@jest/globals';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Children } from './children.mjs';
import { readJson } from './json-file.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'children-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const sleeper = { file: process.execPath, args: ['-e', 'setTimeout(() => {}, 60_000)'] };

test('a running child is in the ledger, a stopped one is not', async () => {
  const children = new Children(folder);
  const child = await children.start('a', sleeper);
  expect(await readJson(children.ledger, null)).toMatchObject([{ pid: child.pid, name: 'a' }]);
  await child.stop();
  await children.stopAll();
  expect(await readJson(children.ledger, null)).toEqual([]);
});

test('a ledger that cannot be written is reported once and prevents no start', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const children = new Children(folder);
  await mkdir(children.ledger);
  const first = await children.start('a', sleeper);
  const second = await children.start('b', sleeper);
  expect([first, second].every((child) => child.isRunning())).toBe(true);
  expect(said).toHaveBeenCalledTimes(1);
  await children.stopAll();
  await rm(children.ledger, { recursive: true });
  const third = await children.start('c', sleeper);
  expect(await readJson(children.ledger, null)).toMatchObject([{ name: 'c' }]);
  await third.stop();
});

test('once closed, it starts nothing', async () => {
  const children = new Children(folder);
  children.close();
  await expect(children.start('a', sleeper)).rejects.toThrow('a is not started');
});
