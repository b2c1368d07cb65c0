import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '../run/json-file.mjs';
import { ROOT } from '../run/paths.mjs';

/** @typedef {{ name: string, version: string, directory: string }} BuiltPackage */

/** @returns {Promise<BuiltPackage[]>} every workspace package with a build of its own */
export async function builtPackages() {
  const { workspaces } = await readJson(join(ROOT, 'package.json'), { workspaces: [] });
  const directories = await Promise.all(/** @type {string[]} */ (workspaces).map(expand));
  const found = await Promise.all(
    [...new Set(directories.flat())].map(async (directory) => {
      const manifest = await readJson(join(ROOT, directory, 'package.json'), { scripts: {} });
      return { ...manifest, directory, builds: Boolean(manifest.scripts?.build) };
    }),
  );
  return found
    .filter((each) => each.builds)
    .map(({ name, version, directory }) => ({ name, version, directory }));
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
