import { TestEnvironment } from 'jest-environment-node';
import { endTurns, lane } from './lane.mjs';
import { LoadedModules } from './loaded-modules.mjs';

/** The environment of a file of journeys: Node, and the state that its lane keeps. */
export default class JourneyEnvironment extends TestEnvironment {
  loaded = new LoadedModules();

  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    this.path = context.testPath;
  }

  /** @override */
  async setup() {
    await super.setup();
    // Jest clears the globals of a file when the file ends.
    this.global['lane'] = { ...lane, loaded: this.loaded.add };
    this.global.fetch = this.loaded.watch(this.global.fetch);
  }

  /** @override */
  async teardown() {
    await endTurns();
    await this.loaded.keep(this.path);
    await super.teardown();
  }
}
