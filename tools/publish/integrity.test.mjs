import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './integrity.mjs';

// SHA-256 of the empty message, FIPS 180-4.
const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'integrity-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string[]} names */
async function writeBuild(...names) {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [
      {
        assets: {
          js: { sync: ['assets/page.js'], async: ['assets/later.js'] },
          css: { sync: ['assets/page.css'], async: [] },
        },
      },
    ],
  };
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  await Promise.all(names.map((name) => writeFile(join(folder, name), '')));
}

test('what federation fetches has the hash a browser computes; what its files load has none here', async () => {
  await writeBuild(
    'remoteEntry.js',
    'remoteEntry.js.br',
    'assets/page.js',
    'assets/page.css',
    'assets/later.js',
  );
  expect(await integrityOf(folder)).toEqual({
    'mf-manifest.json': expect.stringMatching(/^sha256-.{44}$/),
    'remoteEntry.js': EMPTY,
    'assets/page.js': EMPTY,
    'assets/page.css': EMPTY,
  });
});

test('a build without a file that its manifest names is not published', async () => {
  await writeBuild('remoteEntry.js', 'assets/page.css');
  await expect(integrityOf(folder)).rejects.toThrow('assets/page.js');
});
