import { slowFiles } from '../jest/slow-files.mjs';

/** The seconds of a bundle: long enough to be worth its loading, short enough for two workers to end together. */
const SECONDS = 10;
/** Most files take less than a second. */
const ORDINARY_SECONDS = 0.5;

/**
 * Groups files in their order.
 * @param {readonly string[]} files paths within the repository
 * @returns {readonly (readonly string[])[]}
 */
export function groupFiles(files) {
  /** @type {string[][]} */
  const groups = [];
  let seconds = Infinity;
  for (const file of files) {
    if (seconds >= SECONDS) {
      groups.push([]);
      seconds = 0;
    }
    groups.at(-1)?.push(file);
    seconds += slowFiles[file] ?? ORDINARY_SECONDS;
  }
  return groups;
}
