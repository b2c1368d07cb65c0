import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startTime } from '../run/process-identity.mjs';

/** The number of versions not activated yet that are kept, because someone may be about to activate them. */
const FRESH_KEPT = 2;

/**
 * @typedef {{ name: string, used: number }} Published a folder, and when it was last published or served
 * @param {readonly Published[]} shells
 * @param {string} current
 * @returns {string[]} every shell but the current one and the previous one, from which open pages still load
 */
export function oldShells(shells, current) {
  return newestFirst(shells.filter(({ name }) => name !== current)).slice(1);
}

/**
 * @param {readonly Published[]} versions of one module
 * @param {ReadonlySet<string>} activated ever: a rollback may return to them
 * @returns {string[]}
 */
export function oldVersions(versions, activated) {
  return newestFirst(versions.filter(({ name }) => !activated.has(name))).slice(FRESH_KEPT);
}

/**
 * @param {string} directory of published folders
 * @param {(published: readonly Published[]) => readonly string[]} choose the folders to remove
 */
export async function removeOld(directory, choose) {
  const published = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const writer = draftWriter(name);
    if (writer === null) published.push({ name, used: (await stat(join(directory, name))).mtimeMs });
    else if ((await startTime(writer)) === null) await remove(join(directory, name));
  }
  for (const name of choose(published)) await remove(join(directory, name));
}

/**
 * @param {string} name of a folder
 * @returns {number | null} the process that writes it, or wrote it until it was killed
 */
export function draftWriter(name) {
  const pid = /\.(\d+)\.draft$/.exec(name)?.[1];
  return pid === undefined ? null : Number(pid);
}

/** @param {readonly Published[]} published */
function newestFirst(published) {
  return published.toSorted((a, b) => b.used - a.used).map(({ name }) => name);
}

/** @param {string} path */
function remove(path) {
  return rm(path, { recursive: true, force: true });
}
