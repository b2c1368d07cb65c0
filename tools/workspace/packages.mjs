import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../run/json-file.mjs';
import { ROOT } from '../run/paths.mjs';

/** @typedef {{ name: string, version: string, directory: string }} BuiltPackage */

/** @returns {Promise<string[]>} the folder of every workspace package */
export async function packageDirectories() {
  const { workspaces } = await readJson(join(ROOT, 'package.json'), { workspaces: [] });
  const directories = await Promise.all(/** @type {string[]} */ (workspaces).map(expand));
  // `libs/*` also matches folders that only contain packages.
  return [...new Set(directories.flat())].filter((each) => existsSync(join(ROOT, each, 'package.json')));
}

/** @returns {Promise<BuiltPackage[]>} those with a build of their own */
export async function builtPackages() {
  const found = await Promise.all(
    (await packageDirectories()).map(async (directory) => {
      const manifest = await readFile(join(ROOT, directory, 'package.json'), 'utf8');
      const { name, version, scripts } = JSON.parse(manifest);
      return { name, version, directory, builds: Boolean(scripts?.build) };
    }),
  );
  return found.filter(({ builds }) => builds);
}

/**
 * @param {string} pattern a folder, its last part perhaps ending in `*`
 * @returns {Promise<string[]>}
 */
async function expand(pattern) {
  if (!pattern.endsWith('*')) return [pattern];
  const parts = pattern.slice(0, -1).split('/');
  const start = parts.pop() ?? '';
  const entries = await readdir(join(ROOT, ...parts), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
    .map((entry) => [...parts, entry.name].join('/'));
}
