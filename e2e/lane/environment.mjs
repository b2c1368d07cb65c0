import { TestEnvironment } from 'jest-environment-node';
import { endTurns, lane } from './lane.mjs';

/** The environment of a file of journeys: Node, and the state that its lane keeps. */
export default class JourneyEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // Jest clears the globals of a file when the file ends.
    this.global['lane'] = { ...lane };
  }

  /** @override */
  async teardown() {
    await endTurns();
    await super.teardown();
  }
}
