import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { ROOT } from '../run/paths.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, dev?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} LockFile
 */

/** Installs what package-lock.json says, when something else is installed. */
export async function installIfNeeded() {
  const wanted = await readLock(join(ROOT, 'package-lock.json'));
  const installed = await readLock(join(ROOT, 'node_modules/.package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing');
  if (installed !== null && isInstalled(wanted, installed)) return false;
  await runCommand('npm', ['ci', '--no-audit', '--no-fund'], { env: environment() });
  return true;
}

/**
 * npm writes its hidden lock file at the end of an install, so an install cut short does not count.
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

/** Under NODE_ENV=production npm would leave the build tools out. */
function environment() {
  return { ...process.env, NODE_ENV: 'development', npm_config_omit: '' };
}
