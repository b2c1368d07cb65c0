import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { ROOT } from '../../run/paths.mjs';
import { shuffled } from './shuffle.mjs';

/** Runs test files in an order that follows from Jest's `--seed` alone: no file may depend on what another left. */
export default class Shuffled extends Sequencer {
  /** @param {import('@jest/test-sequencer').TestSequencerOptions} options */
  constructor(options) {
    super(options);
    this.seed = options.globalConfig.seed;
  }

  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  sort(tests) {
    return shuffled(tests, this.seed, ({ path }) => relative(ROOT, path));
  }
}
