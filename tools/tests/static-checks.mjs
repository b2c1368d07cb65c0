import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { CACHE_DIR, ROOT } from '../run/paths.mjs';
import { packageDirectories } from '../workspace/packages.mjs';
import { keyOf, passedBefore } from './passed-before.mjs';
import { readReach } from './reach.mjs';

/**
 * The checks that only read: a name to choose them by, what they are called, and their command.
 * @type {readonly { step: import('./options.mjs').StepName, title: string, command: readonly string[] }[]}
 */
const CHECKS = [
  { step: 'lint', title: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    step: 'format',
    title: 'format',
    command: tool(
      'prettier/bin/prettier.cjs',
      '--check',
      '--cache',
      `--cache-location=${join(CACHE_DIR, 'prettier')}`,
      '.',
    ),
  },
  { step: 'types', title: 'types of the front end', command: typescript('web') },
  { step: 'types', title: 'types of services and tools', command: typescript('node') },
  {
    step: 'boundaries',
    title: 'boundaries',
    command: [process.execPath, join(ROOT, 'tools/check-boundaries.mjs')],
  },
  {
    step: 'licences',
    title: 'licences',
    command: [process.execPath, join(ROOT, 'tools/check-licences.mjs')],
  },
];

/**
 * One that passed with the very files of the repository, on this Node, does not run again unless `all` do.
 * @param {import('./tally.mjs').Tally} tally
 * @param {{ chosen: ReadonlySet<import('./options.mjs').StepName>, all: boolean }} options
 */
export async function runStaticChecks(tally, { chosen, all }) {
  const checks = CHECKS.filter(({ step }) => chosen.has(step));
  if (checks.length === 0) return;
  const directories = await packageDirectories();
  const readKey = async () => keyOf((await readReach(ROOT, directories)).everything);
  const key = await readKey();
  /** @type {string[]} */
  const passed = [];
  for (const { title, command } of checks) {
    if (!all && (await passedBefore().cases(title, key)) !== null) {
      tally.take(title);
      continue;
    }
    const done = await tally.check(title, () => runCommand(command[0] ?? '', command.slice(1)));
    if (done !== null) passed.push(title);
  }
  if (passed.length === 0 || (await readKey()) !== key) return;
  for (const title of passed) await passedBefore().keep(title, { key, cases: 1 });
}

/** @param {string} project */
function typescript(project) {
  const stamp = join(CACHE_DIR, `types-${project}.tsbuildinfo`);
  return tool(
    'typescript/bin/tsc',
    '-p',
    `tsconfig.${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    stamp,
  );
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
function tool(file, ...args) {
  return [process.execPath, join(ROOT, 'node_modules', file), ...args];
}
