import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltFiles, stableName } from './built-files.mjs';

/** @type {string} */
let directory;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(directory, 'assets'));
});
afterEach(() => rm(directory, { recursive: true }));

/** @param {Record<string, string>} files */
async function built(files) {
  await rm(join(directory, 'assets'), { recursive: true });
  await mkdir(join(directory, 'assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
  return Object.fromEntries(await readBuiltFiles(directory));
}

/** @param {string} checksum @param {string} integrity @param {{ more?: string, short?: string }} [other] */
const entry = (checksum, integrity, { more = '', short = 'a' } = {}) =>
  `var ${short}=load;names={14:"${checksum}"},sums={14:"sha256-${integrity}="},id="0badcafe"${more};${short}(0)`;

it('a name stays when the contents change', () => {
  expect(
    ['assets/14.56756794.js', 'assets/14.82271dd4.css', 'remoteEntry.js', 'assets/a.b.js'].map(stableName),
  ).toEqual(['assets/14.js', 'assets/14.css', 'remoteEntry.js', 'assets/a.b.js']);
});

it('a changed file changes itself, not the entry that names it', async () => {
  const before = await built({
    'remoteEntry.js': entry('56756794', 'V3Fu+l/dy'),
    'assets/14.56756794.js': 'one',
    'assets/14.56756794.js.br': 'compressed',
    'assets/15.0eb8252f.js': 'other',
  });
  expect(Object.keys(before).sort()).toEqual(['assets/14.js', 'assets/15.js', 'remoteEntry.js']);
  const after = await built({
    'remoteEntry.js': entry('1ec01f53', 'gKFD0AIE1', { short: 'i' }),
    'assets/14.1ec01f53.js': 'two',
    'assets/15.0eb8252f.js': 'other',
  });
  expect(after).toEqual({
    ...before,
    'assets/14.js': expect.not.stringMatching(before['assets/14.js'] ?? ''),
  });
});

it('an entry stays when the bundler numbers its own modules by another folder', async () => {
  const numbered = (/** @type {number} */ number) =>
    `var e={${number}(a,b,c){c.d(b,{get:()=>c.get})}};d=f(${number}),names={14:"name"}`;
  const before = await built({ 'remoteEntry.js': numbered(3957) });
  expect(await built({ 'remoteEntry.js': numbered(9242) })).toEqual(before);
  const other = numbered(9242).replace('14:', '15:');
  expect(await built({ 'remoteEntry.js': other })).not.toEqual(before);
});

it('of two files with one stable name, each changes it', async () => {
  const [one, other] = ['assets/logo.56756794.svg', 'assets/logo.82271dd4.svg'];
  const before = await built({ [one]: 'one', [other]: 'other' });
  expect(await built({ [one]: 'changed', [other]: 'other' })).not.toEqual(before);
  expect(await built({ [one]: 'one', [other]: 'changed' })).not.toEqual(before);
});

it('a file changes with the names of its own variables', async () => {
  const before = await built({ 'assets/14.56756794.js': 'a=1' });
  expect(await built({ 'assets/14.1ec01f53.js': 'b=1' })).not.toEqual(before);
});

it.each([
  ['another file', entry('56756794', 'V3Fu', { more: ',15:"0eb8252f"' })],
  ['a word of its own', entry('56756794', 'V3Fu').replace('load', 'take')],
  ['a number that is no checksum', entry('56756794', 'V3Fu').replace('0badcafe', '0badcaff')],
])('an entry changes with %s', async (_, text) => {
  const rest = { 'assets/14.56756794.js': 'one' };
  const before = await built({ 'remoteEntry.js': entry('56756794', 'V3Fu'), ...rest });
  const after = await built({ 'remoteEntry.js': text, ...rest });
  expect(after['remoteEntry.js']).not.toBe(before['remoteEntry.js']);
});
