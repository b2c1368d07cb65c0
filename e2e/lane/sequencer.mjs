import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runOrder } from './run-order.mjs';

const E2E = new URL('..', import.meta.url).pathname;
/** Seconds of the long files in a whole run on two cores; and the time assumed for the others. */
const { OTHERS, ...SECONDS } = /** @type {Record<string, number>} */ (
  JSON.parse(readFileSync(new URL('seconds.json', import.meta.url), 'utf8'))
);

/** Jest's order of the files of journeys. */
export default class JourneySequencer {
  /** @param {{ globalConfig: { maxWorkers: number } }} options */
  constructor({ globalConfig }) {
    this.lanes = globalConfig.maxWorkers;
  }

  /**
   * @template {{ path: string }} Test
   * @param {readonly Test[]} tests
   * @returns {Test[]}
   */
  sort(tests) {
    const journeys = tests.map((test) => ({
      test,
      path: test.path,
      seconds: SECONDS[relative(E2E, test.path)] ?? OTHERS ?? 1,
      turns: turnsOf(readFileSync(test.path, 'utf8')),
    }));
    return runOrder(journeys, this.lanes).map(({ test }) => test);
  }

  cacheResults() {
    // Jest passes its measurements too; the order does not depend on them.
  }
}

/**
 * @param {string} text of a file of journeys
 * @returns {readonly string[]}
 */
function turnsOf(text) {
  const named = [...text.matchAll(/^oneAtATime\('(\w+)'\)/gm)].map(([, turn = '']) => turn);
  return /\bownFactors\(\)/.test(text) ? [...named, 'factors'] : named;
}
