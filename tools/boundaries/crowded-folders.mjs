import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../run/paths.mjs';

/** The most source files in a folder, so that a reader finds one quickly. */
const MOST_FILES = 25;
const SCANNED = /^(shell|mfe-.+|services|libs|tools|e2e)$/;
const SKIPPED = new Set(['node_modules', 'dist']);

/**
 * Faults of folders: too many source files in one, not counting tests.
 * @param {string} [root]
 * @returns {Promise<string[]>}
 */
export async function crowdedFolders(root = ROOT) {
  const counts = await countsBelow(root, root, (name) => SCANNED.test(name));
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} source files, more than ${MOST_FILES}: part it by page or side`,
    );
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {(name: string) => boolean} [enters]
 * @returns {Promise<Map<string, number>>} source files of each folder itself, tests aside
 */
async function countsBelow(root, folder, enters = (name) => !SKIPPED.has(name) && !name.startsWith('.')) {
  const entries = await readdir(folder, { withFileTypes: true });
  const sources = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length;
  /** @type {Map<string, number>} */
  const counts = new Map([[relative(root, folder), sources]]);
  for (const entry of entries)
    if (entry.isDirectory() && enters(entry.name))
      for (const [name, count] of await countsBelow(root, join(folder, entry.name))) counts.set(name, count);
  return counts;
}

/** @param {string} name */
const isSource = (name) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|d)\.\w+$/.test(name);
