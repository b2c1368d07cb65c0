import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @param {string} directory
 * @param {(name: string) => boolean} [skips] entries left out, by their name
 * @returns {Promise<string[]>} paths of all files below, relative to it, sorted
 */
export async function listFiles(directory, skips = () => false) {
  /** @param {string} below @returns {Promise<string[]>} */
  const walk = async (below) => {
    const entries = await readdir(join(directory, below), { withFileTypes: true });
    const found = await Promise.all(
      entries
        .filter((entry) => !skips(entry.name))
        .map(async (entry) => {
          const path = below ? `${below}/${entry.name}` : entry.name;
          if (entry.isDirectory()) return walk(path);
          return entry.isFile() ? [path] : [];
        }),
    );
    return found.flat();
  };
  return (await walk('')).sort();
}

/**
 * @param {string} directory
 * @param {readonly string[]} files
 * @returns {Promise<string>} a hash of names and contents
 */
export async function hashFiles(directory, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(join(directory, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
