import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import { ROOT } from '../run/paths.mjs';
import { generate } from './generate.mjs';

const NEEDED = [
  'libs/contract/ai/package.json',
  'libs/contract/ai/src/manifest.ts',
  'libs/contract/company/src/manifest.ts',
  'libs/contract/core/package.json',
  'libs/contract/core/src/modules/module-names.ts',
  'services/gateway/package.json',
  'services/gateway/src/suite-contract.test.ts',
  'mfe-ai/package.json',
  'mfe-ai/rspack.config.ts',
  'mfe-ai/src/routes.tsx',
  'mfe-company/src/routes.tsx',
  'mfe-company/rspack.config.ts',
  'mfe-company/package.json',
  'tools/boundaries/canary.mjs',
  'tools/publish/modules.mjs',
  '.dependency-cruiser.cjs',
];

/** @type {string} */
let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'generate-'));
  for (const file of NEEDED) await cp(join(ROOT, file), join(root, file), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');

/** @param {readonly string[]} files */
async function expectCode(files) {
  for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
    const text = await read(file);
    expect(text).not.toMatch(/\{\{\w+\}\}/);
    await transform(text, { jsc: { parser: { syntax: 'typescript', tsx: true, decorators: true } } });
    for (const [, next] of text.matchAll(/from '(\.[^']+)'/g))
      // Its neighbours in the repository were not copied.
      await read(join(dirname(file), next ?? '')).catch(() =>
        readFile(join(ROOT, dirname(file), next ?? ''), 'utf8'),
      );
  }
}

test.each(['ai', 'company'])('a feature of %s has its page, address, menu entry and test', async (module) => {
  const { made, left } = await generate(root, ['feature', module, 'peer-notes']);
  expect(left).toEqual([]);
  await expectCode(made);
  expect(await read(`mfe-${module}/src/routes.tsx`)).toContain('<PeerNotesPage />');
  const manifest = await read(`libs/contract/${module}/src/manifest.ts`);
  expect(manifest.split(`/${module}/peer-notes`)).toHaveLength(3);
});

test('a module has a package, a contract and a port of its own, and is named where all are', async () => {
  const { made, left } = await generate(root, ['module', 'macro']);
  expect(left).toEqual([]);
  await expectCode(made);
  expect(await read('libs/contract/core/src/modules/module-names.ts')).toContain("'macro'] as const");
  expect(await read('tools/publish/modules.mjs')).toContain("'macro']");
  expect(await read('tools/boundaries/canary.mjs')).toContain("'macro'].flatMap((name)");
  expect(await read('services/gateway/src/suite-contract.test.ts')).toMatch(
    /MODULES = [^;]*macro\.macroModule/,
  );
  expect(await read('mfe-macro/rspack.config.ts')).toMatch(/name: 'macro',\s+port: 80\d\d,/);
  const needs = async (/** @type {string} */ file) => JSON.parse(await read(file)).dependencies;
  const own = {
    '@console/contract-macro': '0.1.0',
    '@console/contract-ai': undefined,
    '@console/subject': undefined,
    'react-markdown': undefined,
    'remark-gfm': undefined,
  };
  expect(await needs('mfe-macro/package.json')).toEqual({ ...(await needs('mfe-ai/package.json')), ...own });
  expect(await needs('libs/contract/macro/package.json')).toEqual(
    await needs('libs/contract/ai/package.json'),
  );
});

test('an existing file is never overwritten, and then nothing else is changed', async () => {
  await generate(root, ['feature', 'ai', 'peer-notes']);
  const manifest = await read('libs/contract/ai/src/manifest.ts');
  await expect(generate(root, ['feature', 'ai', 'peer-notes'])).rejects.toThrow(/not overwritten/);
  expect(await read('libs/contract/ai/src/manifest.ts')).toBe(manifest);
});

test('where a place is not found, the line is printed for the developer to write', async () => {
  await writeFile(join(root, 'mfe-ai/src/routes.tsx'), 'export const nothing = 1;\n');
  const { left } = await generate(root, ['feature', 'ai', 'peer-notes']);
  expect(left.map(({ line }) => line)).toEqual(["'/ai/peer-notes': <PeerNotesPage />,"]);
});

test.each([
  [['table', 'company']],
  [['table', 'company', 'analyst-rating']],
  [['chart', 'company', 'x', '--of']],
  [['tab', 'company', 'x', '--lines', 'y']],
  [['table', 'company', 'patent', '--title', "it's"]],
  [['table', 'company', 'patent', '--path', 'patents']],
  [['feature', 'nobody', 'x']],
  [['module', 'Macro']],
  [['page', 'ai', 'x']],
  [[]],
])('%j is answered with the usage', async (args) => {
  await expect(generate(root, args)).rejects.toThrow(/usage: npm run generate/);
});
