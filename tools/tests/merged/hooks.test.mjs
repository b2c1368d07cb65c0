import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../run/paths.mjs';
import { listFiles } from '../../workspace/files.mjs';
import { NOT_OURS } from '../reach.mjs';
import { HOOKS, source } from './build-bundles.mjs';

const CODE = /^(libs|services|shell|mfe-\w+)\/.*\.tsx?$/;
const REGISTERED = /^(before|after)(All|Each)\(/m;

test('the hooks of all files are registered before the first file of a bundle, outside its group', () => {
  const [hooks, ...lines] = source({ project: 'unit-web', files: ['libs/a/one.test.tsx'] }).split('\n');
  expect(hooks).toBe(`require(${JSON.stringify(join(ROOT, 'libs/ui/src/testing/all-answered.ts'))});`);
  expect(lines.at(-1)).toMatch(/^describe\("libs\/a\/one\.test\.tsx", /);
});

test('no other module registers hooks while it loads', async () => {
  const shared = (await listFiles(ROOT, (name) => NOT_OURS.test(name))).filter(
    (path) => CODE.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const texts = await Promise.all(shared.map((path) => readFile(join(ROOT, path), 'utf8')));
  const registering = shared.filter((_, index) => REGISTERED.test(texts[index] ?? ''));
  const loaded = Object.values(HOOKS).flat();
  // Set up by Jest itself, in every file.
  expect(registering.sort()).toEqual([...loaded, 'libs/ui/src/testing/empty-storage.ts'].sort());
});
