import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LoadedFiles } from './loaded-files.mjs';

/** @type {string} */
let directory;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'loaded-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('files of modules are recorded, of pages and of calls, whatever their release, and nothing else', async () => {
  const loaded = new LoadedFiles();
  const call = loaded.watch(async () => new Response());
  loaded.add('http://localhost:8080/remotes/company/0.1.0/remoteEntry.js');
  loaded.add('http://localhost:8080/assets/main.js?from=/remotes/industry/');
  loaded.add('http://localhost:8080/remotes/company/0.2.0/remoteEntry.js');
  loaded.add('/remotes/invest/');
  await call('/remotes/ai/0.1.0/assets/14.56756794.js');
  await call(new URL('http://localhost:8080/api/dataCorp'));
  await loaded.keep('/e2e/a.journey.ts', directory);
  const [name = ''] = await readdir(directory);
  const record = JSON.parse(await readFile(join(directory, name), 'utf8'));
  expect(record).toEqual({
    path: '/e2e/a.journey.ts',
    files: ['ai/assets/14.56756794.js', 'company/remoteEntry.js', 'invest'],
  });
});
