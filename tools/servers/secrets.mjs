import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from '../run/json-file.mjs';

/**
 * Generated passwords of one data folder by name, kept 0600. The servers are told them at every start, so a
 * lost file only means new ones.
 * @param {string} directory
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, string>>}
 */
export async function secrets(directory, names) {
  const path = join(directory, 'secrets.json');
  const known = await readJson(path, /** @type {Record<string, string>} */ ({}));
  const missing = names.filter((name) => !known[name]);
  for (const name of missing) known[name] = randomBytes(24).toString('base64url');
  if (missing.length > 0) await writeJson(path, known);
  return known;
}

/**
 * Tells this data folder from every other in the names it gives things on a server that is not its own.
 * @param {string} directory
 * @returns {Promise<string>} eight hexadecimal digits, the same at every start
 */
export async function folderId(directory) {
  const { folder = '' } = await secrets(directory, ['folder']);
  return createHash('sha256').update(folder).digest('hex').slice(0, 8);
}
