import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @param {Uint8Array} content
 * @returns {string} in the format of an integrity attribute
 */
export function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * @param {string} directory
 * @param {readonly string[]} files
 * @returns {Promise<Record<string, string>>} by file name relative to the directory
 */
export async function integrityOf(directory, files) {
  const pairs = await Promise.all(
    files
      .filter((file) => !file.endsWith('.br'))
      .map(async (file) => [file, sha384(await readFile(join(directory, file)))]),
  );
  return Object.fromEntries(pairs);
}
