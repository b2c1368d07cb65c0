import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * @template T
 * @param {string} path
 * @param {T} fallback for a file that is missing or was cut short
 * @returns {Promise<T>}
 */
export async function readJson(path, fallback) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT')
      return fallback;
    throw error;
  }
}

/**
 * Writes a JSON file completely or not at all, readable by its owner alone.
 * @param {string} path
 * @param {unknown} value
 */
export async function writeJson(path, value) {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, path);
}
