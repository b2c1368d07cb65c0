import { join } from 'node:path';
import { runJest } from './run-jest.mjs';

/**
 * Journeys run in two lanes against one suite. What would disturb them, because it changes what all of them see,
 * runs alone after; at last come those that need the maintenance window open, and leave the suite's clock there.
 */
const PHASES = /** @type {const} */ ([
  { project: 'e2e', lanes: 2 },
  { project: 'e2e-alone', lanes: 1 },
  { project: 'e2e-window', lanes: 2 },
]);

/**
 * @param {{ directory: string, env: Record<string, string>, chosen: readonly string[] }} run `chosen` are patterns
 *   of the journeys to run; none for all
 * @returns {Promise<import('./tally.mjs').CaseCount>}
 */
export async function runJourneyPhases({ directory, env, chosen }) {
  const patterns = chosen.length > 0 ? ['--passWithNoTests', '--testPathPatterns', ...chosen] : [];
  /** @type {import('./tally.mjs').CaseCount[]} */
  const counts = [];
  for (const { project, lanes } of PHASES) {
    const args = [lanes === 1 ? '--runInBand' : `--maxWorkers=${lanes}`, '--testTimeout=120000', ...patterns];
    counts.push(await runJest([project], { report: join(directory, `jest-${project}.json`), env, args }));
  }
  return together(counts);
}

/**
 * Patterns that fit no journey count as a failure.
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
