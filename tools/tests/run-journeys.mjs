import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { chooseJourneys, keepJourneys, readJourneyInputs } from './journeys-before.mjs';
import { listTests } from './list-tests.mjs';
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

/** @typedef {import('./tally.mjs').CaseCount} CaseCount */

/**
 * @typedef {readonly import('./journeys-before.mjs').JourneyInputs[]} Inputs
 * @typedef {{ inputs: Inputs, changed: readonly string[], taken: import('./tally.mjs').Taken,
 *   read: (() => Promise<Inputs>) | null }} JourneyPlan
 *   `changed` are the files to run; `read` reads the inputs again, null where they are not all known
 */

/**
 * The journeys that depend on a change, and those that passed with all they depend on.
 * @param {{ chosen: readonly string[], place: string | null, all: boolean }} run `chosen` are patterns of journeys,
 *   none for all; `place`: other inputs, such as servers and browser, null where they are unknown; `all` runs them
 *   whatever passed
 * @returns {Promise<JourneyPlan>}
 */
export async function planJourneys({ chosen, place, all }) {
  const paths = await listTests(
    PHASES.map(({ project }) => project),
    chosen,
  );
  const read = () => readJourneyInputs(paths, place ?? '');
  const inputs = await read();
  if (place === null) return { inputs, changed: paths, taken: NONE, read: null };
  return { inputs, read, ...(all ? { changed: paths, taken: NONE } : await chooseJourneys(inputs)) };
}

const NONE = { cases: 0, parts: 0, kind: 'files' };

/**
 * Runs what the plan says, and counts the others as passed before.
 * @param {JourneyPlan} plan
 * @param {{ directory: string, env: Record<string, string> }} suite
 * @returns {Promise<CaseCount>}
 */
export async function runJourneys({ inputs, changed, taken, read }, { directory, env }) {
  if (changed.length === 0 && taken.parts > 0) return { ...takenCount(taken), taken };
  const loaded = join(directory, 'loaded');
  await mkdir(loaded, { recursive: true });
  const directories = { LOADED_DIR: loaded, PICTURES_DIR: join(directory, 'pictures') };
  const run = { directory, env: { ...env, ...directories }, paths: changed };
  const { counts, results } = await runPhases(run);
  if (read !== null) {
    const after = await read();
    for (const result of results) await keepJourneys(result, { before: inputs, after, loaded });
  }
  return { ...together([...counts, takenCount(taken)]), taken };
}

/** @param {import('./tally.mjs').Taken} taken @returns {CaseCount} */
const takenCount = ({ cases }) => ({ passed: cases, failed: 0, output: '', files: [] });

/**
 * The end of a case that hangs. Every wait of a case has its own limit, far shorter: a walk through all pages may take
 * long on a slow machine.
 */
const CASE_MS = 300_000;

/** @param {{ directory: string, env: Record<string, string>, paths: readonly string[] }} run */
async function runPhases({ directory, env, paths }) {
  const clock = { CLOCK_OFFSET_MS: String(untilTheMorning(Date.now())) };
  await setClock(env.TEST_REDIS_URL ?? '', clock.CLOCK_OFFSET_MS);
  /** @type {CaseCount[]} */
  const counts = [];
  /** @type {import('./count-cases.mjs').JestResult[]} */
  const results = [];
  for (const { project, lanes } of PHASES) {
    const own = paths.filter((path) => projectOf(path) === project);
    if (own.length === 0) continue;
    const args = [
      lanes === 1 ? '--runInBand' : `--maxWorkers=${lanes}`,
      `--testSequencer=${join(ROOT, 'e2e/lane/sequencer.mjs')}`,
      `--testTimeout=${CASE_MS}`,
      '--runTestsByPath',
      ...own,
    ];
    const report = join(directory, `jest-${project}.json`);
    const { result, ...count } = await runJest([project], { report, env: { ...env, ...clock }, args });
    counts.push(count);
    if (result !== null) results.push(result);
  }
  return { counts, results };
}

/** @param {string} path @returns {(typeof PHASES)[number]['project']} */
const projectOf = (path) =>
  path.endsWith('.late.journey.ts') ? 'e2e-late' : path.endsWith('.alone.journey.ts') ? 'e2e-alone' : 'e2e';

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
 * @param {readonly CaseCount[]} counts
 * @returns {CaseCount}
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
