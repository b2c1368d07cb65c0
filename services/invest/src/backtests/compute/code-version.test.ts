import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeVersion } from './code-version.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'code-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'x', version: '1.2.3' }));
  await writeFile(join(root, 'dist/thread.js'), 'import "./other.js";');
  await writeFile(join(root, 'dist/other.js'), 'export const one = 1;');
});
afterEach(() => rm(root, { recursive: true, force: true }));
const version = (): Promise<string> => codeVersion(pathToFileURL(join(root, 'dist/thread.js')));

it('consists of the package’s version and a hash of every module of the bundle', async () => {
  const before = await version();
  expect(before).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
  expect(await version()).toBe(before);
  await writeFile(join(root, 'dist/other.js.map'), '{}');
  expect(await version()).toBe(before);
  await writeFile(join(root, 'dist/other.js'), 'export const one = 2;');
  expect(await version()).not.toBe(before);
});
