import { TestEnvironment } from 'jest-environment-node';
import { endTurns, lane } from './lane.mjs';

/** Where a file of journeys runs: Node, and what its lane keeps. */
export default class JourneyEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // What is given to a file is taken apart when the file ends.
    this.global['lane'] = { ...lane };
  }

  /** @override */
  async teardown() {
    await endTurns();
    await super.teardown();
  }
}
