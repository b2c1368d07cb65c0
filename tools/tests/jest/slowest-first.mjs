import { statSync } from 'node:fs';
import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { ROOT } from '../../run/paths.mjs';
import { bySeconds } from './by-seconds.mjs';
import { slowFiles } from './slow-files.mjs';

/** @typedef {Parameters<Sequencer['sort']>[0][number]} Test */

/**
 * Runs test files by descending time, so that no long one begins when the others are done: by Jest's measurements
 * in this clone; in a fresh one by the list of slow files, then by size.
 */
export default class SlowestFirst extends Sequencer {
  /**
   * @override
   * @param {Test[]} tests
   */
  async sort(tests) {
    // It fills in the measured times.
    const sorted = await super.sort(tests);
    if (sorted.every(({ duration }) => duration !== undefined)) return sorted;
    return bySeconds(
      sorted.map((test) => ({ test, seconds: secondsOf(test), size: statSync(test.path).size })),
    );
  }
}

/** @param {Test} test */
function secondsOf({ path, duration }) {
  return duration === undefined ? (slowFiles[relative(ROOT, path)] ?? 0) : duration / 1000;
}
