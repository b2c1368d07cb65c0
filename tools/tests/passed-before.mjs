import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from '../run/json-file.mjs';
import { CACHE_DIR } from '../run/paths.mjs';

/** @typedef {{ key: string, cases: number, loaded?: readonly string[] }} Pass `loaded` are files of modules */

/**
 * The record of passed tests, by a hash of their inputs: kept in the clone's cache, so a clean clone has none.
 * @param {string} [directory]
 */
export function passedBefore(directory = join(CACHE_DIR, 'passed')) {
  /** @param {string} name */
  const place = (name) => join(directory, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
  /** @param {string} name */
  const pass = (name) => readJson(place(name), /** @type {Pass | null} */ (null));
  return {
    pass,
    /**
     * @param {string} name
     * @param {string} key
     * @returns {Promise<number | null>} how many cases passed with this very key; null where none did
     */
    async cases(name, key) {
      const last = await pass(name);
      return last?.key === key ? last.cases : null;
    },
    /**
     * @param {string} name
     * @param {Pass} pass
     */
    keep: (name, pass) => writeJson(place(name), pass),
  };
}

/**
 * A hash of the inputs of every check and test besides the sources.
 * @param {...string} more
 */
export function keyOf(...more) {
  const parts = [process.version, process.platform, process.arch, ...more];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
