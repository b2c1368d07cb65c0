import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { runJest } from './run-jest.mjs';
import { withRedis } from './with-redis.mjs';

/**
 * Journeys run in three lanes against one suite: first those that do not change data that others compare, then
 * those that change it or do not depend on it. Journeys that would disturb all others, because they change every
 * page, run alone afterwards.
 */
const PHASES = /** @type {const} */ ([
  { project: 'e2e', lanes: 3 },
  { project: 'e2e-late', lanes: 3 },
  { project: 'e2e-alone', lanes: 1 },
]);

/**
 * @param {{ directory: string, env: Record<string, string>, chosen: readonly string[] }} run `chosen` are patterns
 *   of the journeys to run; none for all
 * @returns {Promise<import('./tally.mjs').CaseCount>}
 */
export async function runJourneyPhases({ directory, env, chosen }) {
  const patterns = chosen.length > 0 ? ['--passWithNoTests', '--testPathPatterns', ...chosen] : [];
  const clock = { CLOCK_OFFSET_MS: String(untilTheMorning(Date.now())) };
  await setClock(env.TEST_REDIS_URL ?? '', clock.CLOCK_OFFSET_MS);
  /** @type {import('./tally.mjs').CaseCount[]} */
  const counts = [];
  for (const { project, lanes } of PHASES) {
    const args = [
      lanes === 1 ? '--runInBand' : `--maxWorkers=${lanes}`,
      `--testSequencer=${join(ROOT, 'e2e/lane/sequencer.mjs')}`,
      '--testTimeout=120000',
      ...patterns,
    ];
    const report = join(directory, `jest-${project}.json`);
    counts.push(await runJest([project], { report, env: { ...env, ...clock }, args }));
  }
  return together(counts);
}

const HOUR_MS = 3_600_000;
const BEIJING_MS = 8 * HOUR_MS;

/**
 * The offset of the journeys' clock: they begin at ten in the morning, Beijing time, of the current day there,
 * inside the maintenance window.
 * @param {number} now
 * @returns {number} milliseconds from now until then; negative in the afternoon
 */
export function untilTheMorning(now) {
  const sinceMidnight = (now + BEIJING_MS) % (24 * HOUR_MS);
  return 10 * HOUR_MS - sinceMidnight;
}

/** The key and the channel by which services follow the clock of tests. */
const TEST_CLOCK_KEY = 'test:clock-offset';

/**
 * @param {string} url of the suite's Redis
 * @param {string} offset
 */
const setClock = (url, offset) =>
  withRedis(url, async (redis) => {
    await redis.set(TEST_CLOCK_KEY, offset);
    await redis.publish(TEST_CLOCK_KEY, offset);
  });

/**
 * The sum of the counts; patterns that match no journey count as a failure.
 * @param {readonly import('./tally.mjs').CaseCount[]} counts
 * @returns {import('./tally.mjs').CaseCount}
 */
export function together(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const fits = passed + failed > 0;
  return {
    passed,
    failed: fits ? failed : 1,
    output: fits
      ? counts.map(({ output }) => output).join('\n')
      : 'no journey fits the patterns of --journeys',
    files: counts.flatMap(({ files }) => files),
  };
}
