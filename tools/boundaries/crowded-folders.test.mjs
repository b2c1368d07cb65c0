import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowdedFolders } from './crowded-folders.mjs';

/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'crowded-'));
});
afterEach(() => rm(root, { recursive: true }));

/** @param {string} folder @param {readonly string[]} names */
async function write(folder, names) {
  await mkdir(join(root, folder), { recursive: true });
  for (const name of names) await writeFile(join(root, folder, name), '');
}

/** @param {number} count @param {string} suffix */
const files = (count, suffix) => Array.from({ length: count }, (_, at) => `f${at}${suffix}`);

describe('folders', () => {
  it('of 25 source files pass, with any number of tests, declarations and styles beside them', async () => {
    await write('shell/src/a', [...files(25, '.ts'), ...files(9, '.test.ts'), ...files(9, '.db.test.ts')]);
    await write('shell/src/a', [...files(9, '.css'), 'css.d.ts']);
    await write('libs/b/node_modules/c', files(40, '.ts'));
    await write('elsewhere', files(40, '.ts'));
    expect(await crowdedFolders(root)).toEqual([]);
  });

  it('of 26 are reported, wherever they are', async () => {
    await write('mfe-a/src/features/b', [...files(13, '.ts'), ...files(13, '.tsx')]);
    await write('tools/c', files(26, '.mjs'));
    expect(await crowdedFolders(root)).toEqual([
      expect.stringContaining('mfe-a/src/features/b has 26 source files'),
      expect.stringContaining('tools/c has 26 source files'),
    ]);
  });

  it('of this repository are small', async () => {
    expect(await crowdedFolders()).toEqual([]);
  });
});
