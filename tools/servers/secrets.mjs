import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from '../run/json-file.mjs';

/**
 * Generated passwords of one data folder by name, kept 0600. The servers get them at every start, so a lost file
 * only means new ones.
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
 * The identifier of this data folder in names on a shared server, different from that of every other.
 * @param {string} directory
 * @returns {Promise<string>} eight hexadecimal digits, the same at every start
 */
export async function folderId(directory) {
  const { folder = '' } = await secrets(directory, ['folder']);
  return createHash('sha256').update(folder).digest('hex').slice(0, 8);
}
