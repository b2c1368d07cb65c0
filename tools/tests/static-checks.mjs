import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { CACHE_DIR, ROOT } from '../run/paths.mjs';
import { packageDirectories } from '../workspace/packages.mjs';
import { keyOf, passedBefore } from './passed-before.mjs';
import { readReach } from './reach.mjs';

/** How many run at once. */
const LANES = 2;

/**
 * The checks that only read, the longest first: a name to choose them by, what they are called, and their command.
 * @type {readonly { step: import('./options.mjs').StepName, title: string, command: readonly string[] }[]}
 */
const CHECKS = [
  { step: 'types', title: 'types of services and tools', command: typescript('node') },
  { step: 'lint', title: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    step: 'format',
    title: 'format',
    command: tool('oxfmt/bin/oxfmt', '--check'),
  },
  {
    step: 'boundaries',
    title: 'boundaries',
    command: [process.execPath, join(ROOT, 'tools/check-boundaries.mjs')],
  },
  { step: 'types', title: 'types of the front end', command: typescript('web') },
  {
    step: 'licences',
    title: 'licences',
    command: [process.execPath, join(ROOT, 'tools/check-licences.mjs')],
  },
];

/**
 * Runs the static checks. One that passed with exactly these files, on this Node, does not run again unless `all`
 * is set.
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
  /** @param {(typeof CHECKS)[number]} check */
  const run = async ({ title, command }) => {
    if (!all && (await passedBefore().cases(title, key)) !== null) return tally.take(title);
    const done = await tally.check(title, () => runCommand(command[0] ?? '', command.slice(1)));
    if (done !== null) passed.push(title);
  };
  const lane = async () => {
    for (let check = checks.shift(); check !== undefined; check = checks.shift()) await run(check);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (passed.length === 0 || (await readKey()) !== key) return;
  for (const title of passed) await passedBefore().keep(title, { key, cases: 1 });
}

/**
 * TypeScript 7, which checks in a third of the time; editors use 6. One checker, because several repeat
 * much of each other's work, and other checks run beside it.
 * @param {string} project
 */
function typescript(project) {
  const stamp = join(CACHE_DIR, `types-${project}.tsbuildinfo`);
  return tool(
    'typescript-native/bin/tsc',
    '-p',
    `tsconfig.${project}.json`,
    '--checkers',
    '1',
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
