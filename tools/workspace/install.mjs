import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';

/**
 * @typedef {{ packages: import('./lock-entries.mjs').LockEntries }} LockFile
 */

/**
 * Installs the versions of package-lock.json, when other versions are installed.
 * @returns {Promise<'up to date' | 'installed'>}
 */
export async function installIfNeeded() {
  const wanted = await readLock(join(ROOT, 'package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing');
  const isDone = async () => {
    const installed = await readLock(join(ROOT, 'node_modules/.package-lock.json'));
    return installed !== null && isInstalled(wanted, installed);
  };
  if (await isDone()) return 'up to date';
  await runCommand('npm', ['ci'], { env: environment() });
  if (!(await isDone())) throw new Fault('npm installed other versions than package-lock.json names');
  return 'installed';
}

/**
 * Whether the wanted versions are installed. npm writes its hidden lock file at the end of an install, so an
 * interrupted install does not count.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    // Optional ones may belong to another platform; those outside node_modules are this repository's own.
    if (entry.optional || !path.includes('node_modules/')) return true;
    const present = installed.packages[path];
    return present !== undefined && present.version === entry.version && present.link === entry.link;
  });
}

/**
 * @param {string} path
 * @returns {Promise<LockFile | null>}
 */
async function readLock(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The environment for npm: NODE_ENV=production would leave out the build tools, and --silent its errors. */
function environment() {
  return { ...process.env, NODE_ENV: 'development', npm_config_omit: '', npm_config_loglevel: 'error' };
}
