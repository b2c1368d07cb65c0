import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANIFEST = 'mf-manifest.json';

/**
 * @typedef {{ sync: readonly string[], async: readonly string[] }} Assets
 * @typedef {{ metaData: { remoteEntry: { name: string } },
 *   exposes: readonly { assets: { js: Assets, css: Assets } }[] }} FederationManifest
 */

/**
 * The hashes of the files that federation itself fetches: the manifest, the remote entry, and what it preloads of an
 * exposed page. Every other file has its hash in the one that loads it, from the build.
 * @param {string} directory of a module's build
 * @returns {Promise<Record<string, string>>} by file name relative to the directory
 */
export async function integrityOf(directory) {
  /** @type {FederationManifest} */
  const { metaData, exposes } = JSON.parse(await readFile(join(directory, MANIFEST), 'utf8'));
  const preloaded = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]);
  const files = new Set([MANIFEST, metaData.remoteEntry.name, ...preloaded]);
  const pairs = await Promise.all(
    [...files].map(async (file) => [file, sha256(await readFile(join(directory, file)))]),
  );
  return Object.fromEntries(pairs);
}

/**
 * @param {Uint8Array} content
 * @returns {string} in the format of an integrity attribute
 */
function sha256(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
