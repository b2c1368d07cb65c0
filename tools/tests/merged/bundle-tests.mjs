import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../run/paths.mjs';
import { shuffled } from '../jest/shuffle.mjs';
import { buildBundles, pathOf } from './build-bundles.mjs';
import { groupFiles } from './group-files.mjs';

/**
 * What keeps a file of tests by itself, as those of the tools are: modules replaced by mocks, modules loaded while it
 * loads, modules of a computed path, or a first line that says why it needs modules of its own.
 */
const BY_ITSELF = /unstable_mockModule|^(const .*= )?await |\bimport\([^'"`]|^\/\/ Fresh modules: /m;

/**
 * Bundles files of tests, so that what many of them load is loaded once.
 * @param {readonly string[]} files paths within the repository
 * @param {number | null} shuffle the seed of another order; null for neighbours together, which load the same modules
 * @returns {Promise<{ bundles: readonly import('./build-bundles.mjs').Bundle[], paths: readonly string[] }>} `paths`
 *   of everything to run
 */
export async function bundleTests(files, shuffle) {
  const byItself = new Set(await filesByThemselves(files));
  const merged = files.filter((file) => !byItself.has(file));
  const together = shuffle === null ? [...merged].sort() : shuffled(merged, shuffle, (file) => file);
  const bundles = [...new Set(together.map(projectOf))].flatMap((project) =>
    groupFiles(together.filter((file) => projectOf(file) === project)).map((group, index) => ({
      project,
      name: String(index + 1).padStart(2, '0'),
      files: group,
    })),
  );
  await buildBundles(bundles);
  return { bundles, paths: [...bundles.map(pathOf), ...[...byItself].map((file) => join(ROOT, file))] };
}

/** @param {readonly string[]} files */
async function filesByThemselves(files) {
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  return files.filter((file, index) => isByItself(file, texts[index] ?? ''));
}

/**
 * @param {string} file
 * @param {string} text
 */
export const isByItself = (file, text) => file.endsWith('.mjs') || BY_ITSELF.test(text);

/**
 * @param {string} file
 * @returns {'db' | 'unit' | 'unit-web'} its project of jest.config.mjs
 */
export function projectOf(file) {
  if (file.endsWith('.db.test.ts')) return 'db';
  return file.endsWith('.tsx') ? 'unit-web' : 'unit';
}
