import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tryCommand } from '../run/command.mjs';
import { readJson } from '../run/json-file.mjs';
import { ROOT } from '../run/paths.mjs';
import { countCases } from './count-cases.mjs';

/**
 * @param {readonly string[]} projects of jest.config.mjs
 * @param {{ report: string, env?: Record<string, string>, args?: readonly string[] }} options
 * @returns {Promise<import('./tally.mjs').CaseCount>}
 */
export async function runJest(projects, { report, env = {}, args = [] }) {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const { code, output } = await tryCommand(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--no-color',
      ...args,
    ],
    { env: { ...process.env, ...env, NODE_ENV: 'test', TZ: 'UTC' } },
  );
  const result = await readJson(report, /** @type {import('./count-cases.mjs').JestResult | null} */ (null));
  return { ...countCases(result, code), output: withoutJson(output) };
}

/**
 * With --json jest prints its whole report, in one line, beside what is written for people.
 * @param {string} output
 */
function withoutJson(output) {
  return output.replace(/^\{"numFailedTestSuites".*$/gm, '').trim();
}
