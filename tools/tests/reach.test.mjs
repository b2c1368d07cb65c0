import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readReach } from './reach.mjs';

const PACKAGES = ['libs/a', 'libs/b', 'libs/c', 'libs/d', 'tools'];
const FILES = {
  'package-lock.json': '{}',
  'docs/format.md': 'text',
  'tools/run.mjs': '',
  'libs/a/src/one.test.ts': "import { b } from '@console/b';",
  'libs/b/src/b.ts': "export const text = read(new URL('../../c/words.txt', import.meta.url));",
  'libs/c/words.txt': 'words',
  'libs/d/src/d.ts': 'export const d = 1;',
};

/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'reach-'));
  for (const directory of PACKAGES)
    await write(`${directory}/package.json`, JSON.stringify({ name: `@console/${directory.at(-1)}` }));
  for (const [path, text] of Object.entries(FILES)) await write(path, text);
});
afterEach(() => rm(root, { recursive: true }));

/** @param {string} path @param {string} text */
async function write(path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Promise<readonly string[]>} the packages whose tests reach the change
 */
async function changedBy(path, text) {
  const before = await readReach(root, PACKAGES);
  await write(path, text);
  const after = await readReach(root, PACKAGES);
  expect(after.everything).not.toBe(before.everything);
  return PACKAGES.filter((directory) => before.of(directory) !== after.of(directory));
}

test.each([
  ['a package’s own test', 'libs/a/src/one.test.ts', ['libs/a', 'tools']],
  ['a package that another names', 'libs/b/src/b.ts', ['libs/a', 'libs/b', 'tools']],
  [
    'a file that one reads by its path, and another through it',
    'libs/c/words.txt',
    ['libs/a', 'libs/b', 'libs/c', 'tools'],
  ],
  ['a new file', 'libs/d/src/e.test.ts', ['libs/d', 'tools']],
  ['the lock file', 'package-lock.json', PACKAGES],
  ['a document', 'docs/format.md', PACKAGES],
  ['the tools', 'tools/run.mjs', PACKAGES],
])('%s is reached by those that could see it', async (_, path, packages) => {
  expect(await changedBy(path, 'other')).toEqual(packages);
});

test('a place is reached by what is below it, by the tools and by the files of no package', async () => {
  const places = ['libs/c', 'libs/d/src/d.ts'];
  const before = await readReach(root, PACKAGES);
  for (const [path, reached] of /** @type {const} */ ([
    ['libs/c/words.txt', true],
    ['libs/d/src/d.ts', true],
    ['tools/run.mjs', true],
    ['docs/format.md', true],
    ['libs/a/src/one.test.ts', false],
    ['libs/d/src/d.ts.test.ts', false],
  ])) {
    const text = path in FILES ? FILES[/** @type {keyof typeof FILES} */ (path)] : null;
    await write(path, 'other');
    const after = await readReach(root, PACKAGES);
    expect([path, after.below(places) !== before.below(places)]).toEqual([path, reached]);
    await (text === null ? rm(join(root, path)) : write(path, text));
  }
});

test.each([
  "readFileSync(join(process.cwd(), 'libs/x'))",
  "join(import.meta.dirname, '../../..')",
  "join(import.meta.dirname, '..', '..', '..', name)",
  'new URL(`../../${name}`, import.meta.url)',
])('a package with a path to an unknown target reaches everything: %s', async (text) => {
  await write('libs/d/src/d.ts', text);
  expect(await changedBy('libs/a/src/one.test.ts', 'other')).toContain('libs/d');
});

test('a name is no longer reached once it is gone', async () => {
  await write('libs/a/src/one.test.ts', '');
  expect(await changedBy('libs/b/src/b.ts', 'other')).not.toContain('libs/a');
});

test('installed, built and cached files are not read', async () => {
  const before = await readReach(root, PACKAGES);
  for (const folder of ['node_modules/x', 'libs/a/dist', '.nx', '.data-2', '.git'])
    await write(`${folder}/file.js`, 'text');
  expect((await readReach(root, PACKAGES)).everything).toBe(before.everything);
});
