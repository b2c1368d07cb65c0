import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oldShells, oldVersions, removeOld } from './remove-old.mjs';

const published = ['a', 'b', 'c', 'd'].map((name, used) => ({ name, used }));

test('the current shell stays, however old, and the newest other', () => {
  expect(oldShells(published, 'a')).toEqual(['c', 'b']);
});

test('versions ever activated stay, and the newest two of the others', () => {
  expect(oldVersions(published, new Set(['a']))).toEqual(['b']);
  expect(oldVersions(published, new Set())).toEqual(['b', 'a']);
});

test('the draft of a killed process is removed, that of a running one stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const names = ['1.0.0', `1.0.1.${process.pid}.draft`, `1.0.2.${2 ** 22 + 1}.draft`];
  for (const name of names) await mkdir(join(folder, name));
  await removeOld(folder, () => []);
  expect((await readdir(folder)).toSorted()).toEqual(names.slice(0, 2));
  await rm(folder, { recursive: true });
});
