import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { isAccepted } from './allowed.mjs';

/**
 * Packages that state their licence in a file instead of their manifest; these were read manually.
 * @type {Readonly<Record<string, string>>}
 */
const READ_BY_HAND = { 'pause@0.0.1': 'MIT' };

/** @typedef {{ dev?: boolean, link?: boolean, optional?: boolean }} LockEntry */

/** @returns {Promise<number>} exit code: 1 when an installed production dependency has no allowed licence */
export async function main() {
  const { packages } = /** @type {{ packages: Record<string, LockEntry> }} */ (
    JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
  );
  const paths = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path]) => path);
  const found = await Promise.all(paths.map(licenceOf));
  const installed = found.filter((each) => each !== null);
  const refused = installed.filter(({ name, licence }) => !isAccepted(name, licence));
  for (const { named, licence } of refused) console.log(`${named}: ${licence ?? 'no licence stated'}`);
  console.log(`${installed.length} production dependencies, ${refused.length} without an allowed licence`);
  return installed.length > 0 && refused.length === 0 ? 0 : 1;
}

/**
 * @param {string} path
 * @returns {Promise<{ name: string, named: string, licence: string | null } | null>} `named` with its version; null
 * when it is for another platform
 */
async function licenceOf(path) {
  const text = await readFile(join(ROOT, path, 'package.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { name, version, license, licenses } = JSON.parse(text);
  const named = `${name}@${version}`;
  return { name, named, licence: spdx(license ?? licenses) ?? READ_BY_HAND[named] ?? null };
}

/**
 * Old packages state an object or a list of choices.
 * @param {unknown} stated
 * @returns {string | null}
 */
function spdx(stated) {
  if (typeof stated === 'string') return stated;
  if (Array.isArray(stated)) return stated.map(spdx).filter(Boolean).join(' OR ') || null;
  const { type } = /** @type {{ type?: string }} */ (stated ?? {});
  return type ?? null;
}
