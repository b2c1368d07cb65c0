import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { CACHE_DIR, ROOT } from '../run/paths.mjs';

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
 * @param {import('./tally.mjs').Tally} tally
 * @param {ReadonlySet<import('./options.mjs').StepName>} chosen
 */
export async function runStaticChecks(tally, chosen) {
  for (const { step, title, command } of CHECKS)
    if (chosen.has(step)) await tally.check(title, () => runCommand(command[0] ?? '', command.slice(1)));
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
