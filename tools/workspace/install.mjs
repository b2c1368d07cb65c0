import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, tryCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, dev?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} LockFile
 */

/**
 * Installs what package-lock.json says, when something else is installed.
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
  await installLocked();
  if (!(await isDone())) throw new Fault('npm installed other versions than package-lock.json names');
  return 'installed';
}

/**
 * `npm ci` refuses a lock file that lacks optional builds for other platforms, as one written where
 * those could not be seen does. `npm install --no-save` takes the same locked versions and looks those up.
 */
async function installLocked() {
  const quiet = ['--no-audit', '--no-fund'];
  const { code, output } = await tryCommand('npm', ['ci', ...quiet], { env: environment() });
  if (code === 0) return;
  if (!output.includes('npm error code EUSAGE')) throw new Fault(`npm ci failed (${code})\n${output}`);
  await runCommand('npm', ['install', '--no-save', ...quiet], { env: environment() });
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

/** Under NODE_ENV=production npm would leave the build tools out, under --silent its errors. */
function environment() {
  return { ...process.env, NODE_ENV: 'development', npm_config_omit: '', npm_config_loglevel: 'error' };
}
