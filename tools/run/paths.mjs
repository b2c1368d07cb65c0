import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Machine-local state of this clone that is not data: build stamps, locks, caches. */
export const CACHE_DIR = resolve(ROOT, '.nx/console');

/** Where `npm start` keeps everything: DATA_DIR, by default `.data`. */
export function dataDirectory() {
  return resolve(ROOT, process.env.DATA_DIR || '.data');
}

/** `npm test` lives in its own folder below, so that it can never touch a user's data. */
export function testDirectory() {
  return resolve(dataDirectory(), 'test');
}

/** Downloaded servers, shared by start and test. */
export function serversDirectory() {
  return resolve(dataDirectory(), 'servers');
}
