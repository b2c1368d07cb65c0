import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { areStopped, tryCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { readJson, writeJson } from '../run/json-file.mjs';
import { ROOT } from '../run/paths.mjs';
import { countCases } from './count-cases.mjs';
import { splitReport } from './merged/split-report.mjs';
import { filesTaken } from './slowest.mjs';

export const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
/** The configuration that knows bundles of test files, too. */
const MERGED = join(import.meta.dirname, 'jest/merged.config.mjs');
/** Node options of Jest, which its workers inherit. */
const CODE_CACHE = pathToFileURL(join(import.meta.dirname, 'jest/code-cache.mjs')).href;

/**
 * @param {readonly string[]} projects of jest.config.mjs
 * @param {{ report: string, env?: Record<string, string>, args?: readonly string[],
 *   bundles?: readonly import('./merged/build-bundles.mjs').Bundle[] }} options `bundles` that are among the files to
 *   run, and are reported file by file
 * @returns {Promise<import('./tally.mjs').CaseCount & { result: import('./count-cases.mjs').JestResult | null }>} `result`
 *   is null where jest wrote none or did not end by itself
 */
export async function runJest(projects, { report, env = {}, args = [], bundles = [] }) {
  if (areStopped()) throw new Fault(`${projects.join(', ')}: not begun, because the run was interrupted`);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const ended = new AbortController();
  const lingering = new AbortController();
  const watching = endLingering(report, { ended: ended.signal, lingering });
  const { code, output } = await tryCommand(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      `--import=${CODE_CACHE}`,
      JEST,
      ...(bundles.length === 0 ? [] : [`--config=${MERGED}`]),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--no-color',
      ...args,
    ],
    { env: { ...process.env, ...env, NODE_ENV: 'test', TZ: 'UTC' }, signal: lingering.signal },
  );
  ended.abort();
  await watching;
  const result = await readResult(report, bundles);
  const said = withoutJson(output);
  const lingered = lingering.signal.aborted;
  return {
    ...countCases(result, code),
    files: filesTaken(result),
    output: lingered ? `${said}\n${LINGERED}` : said,
    result: lingered || (code !== 0 && result?.success !== false) ? null : result,
  };
}

/**
 * @param {string} report
 * @param {readonly import('./merged/build-bundles.mjs').Bundle[]} bundles
 */
async function readResult(report, bundles) {
  const result = await readJson(report, /** @type {import('./count-cases.mjs').JestResult | null} */ (null));
  if (result === null || bundles.length === 0) return result;
  const split = splitReport(result, bundles);
  await writeJson(report, split);
  return split;
}

const LINGERED =
  'jest did not end after its last test and was stopped: some test leaves a connection or timer open';
const LINGER_MS = 10_000;

/**
 * Stops a jest that does not end: a test that leaves a connection open would keep it waiting for ever. Once the
 * report is written there is nothing left to wait for; being stopped counts as a failure.
 * @param {string} report
 * @param {{ ended: AbortSignal, lingering: AbortController }} signals
 */
async function endLingering(report, { ended, lingering }) {
  const isWritten = () =>
    stat(report).then(
      ({ size }) => size > 0,
      () => false,
    );
  try {
    while (!(await isWritten())) await pause(500, undefined, { signal: ended });
    await pause(LINGER_MS, undefined, { signal: ended });
    lingering.abort();
  } catch {
    // It ended by itself.
  }
}

/**
 * The output without jest's report, which --json prints in one line beside the output for people.
 * @param {string} output
 */
function withoutJson(output) {
  return output.replace(/^\{"numFailedTestSuites".*$/gm, '').trim();
}
