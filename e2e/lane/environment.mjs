import { TestEnvironment } from 'jest-environment-node';
import { reportedError, showPages } from './failed-pages.mjs';
import { endTurns, lane, visitedPages } from './lane.mjs';
import { LoadedFiles } from './loaded-files.mjs';

const FAILURES = ['test_fn_failure', 'hook_failure'];

/** The environment of a file of journeys: Node, and the state that its lane keeps. */
export default class JourneyEnvironment extends TestEnvironment {
  loaded = new LoadedFiles();

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

  /**
   * Jest waits for this before it ends what the journey has opened.
   * @param {import('./failed-pages.mjs').Failure & { name: string }} event
   */
  async handleTestEvent(event) {
    const error = FAILURES.includes(event.name) ? reportedError(event) : undefined;
    if (error === undefined) return;
    await showPages(error, await visitedPages(), { path: this.path, directory: process.env.PICTURES_DIR });
  }

  /** @override */
  async teardown() {
    await endTurns();
    await this.loaded.keep(this.path);
    await super.teardown();
  }
}
