import { relative } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { ROOT } from '../run/paths.mjs';
import { JEST } from './run-jest.mjs';

/**
 * @param {readonly string[]} projects of jest.config.mjs
 * @param {readonly string[]} patterns of paths; none for all
 * @returns {Promise<readonly string[]>} paths within the repository
 */
export async function listTests(projects, patterns = []) {
  const chosen = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];
  const args = [JEST, '--listTests', '--json', '--selectProjects', ...projects, ...chosen];
  const { stdout } = await runCommand(process.execPath, args);
  return /** @type {string[]} */ (JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]')).map((file) =>
    relative(ROOT, file),
  );
}
