import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../run/paths.mjs';

/** The packages with which code about a company or an industry is compiled, linted and tested. */
export const COPIED = [
  'libs',
  'services/company',
  'services/industry',
  'mfe-company',
  'mfe-industry',
  'tools/build',
  'tools/lint',
  'tools/run',
  'tools/tests',
  'e2e/lane',
  'docs/specification',
  'package.json',
  'package-lock.json',
  'mfe-invest/package.json',
  'jest.config.mjs',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
];
const LEFT_OUT = new Set(['node_modules', 'dist']);

/**
 * A copy of the sources, linked to its own workspace packages and to the installed packages of the repository.
 * @returns {Promise<{ root: string, run: (program: string, ...args: readonly string[]) => Promise<string>,
 *   drop: () => Promise<void> }>} `run`: a program of node_modules, which must succeed
 */
export async function scratchTree() {
  const root = await mkdtemp(join(tmpdir(), 'generate-'));
  const filter = (/** @type {string} */ path) => !LEFT_OUT.has(basename(path));
  for (const place of COPIED) await cp(join(ROOT, place), join(root, place), { recursive: true, filter });
  const packages = join(ROOT, 'node_modules');
  await mkdir(join(root, 'node_modules/@console'), { recursive: true });
  for (const name of (await readdir(packages)).filter((each) => each !== '@console'))
    await symlink(join(packages, name), join(root, 'node_modules', name));
  for (const name of await readdir(join(packages, '@console')))
    await symlink(
      await readlink(join(packages, '@console', name)),
      join(root, 'node_modules/@console', name),
    );
  return { root, run: (...args) => run(root, ...args), drop: () => rm(root, { recursive: true }) };
}

/** @param {string} root @param {string} program @param {readonly string[]} args */
async function run(root, program, ...args) {
  const started = ['--no-warnings', '--experimental-vm-modules', join('node_modules', program), ...args];
  // Its tests number their workers from one too, and therefore use schemas of their own.
  const prefix = `${process.env.TEST_SCHEMA_PREFIX ?? ''}generated_`;
  const env = { ...process.env, NODE_ENV: 'test', TZ: 'UTC', TEST_SCHEMA_PREFIX: prefix };
  const done = promisify(execFile)(process.execPath, started, {
    cwd: root,
    env,
    maxBuffer: 16 * 1024 * 1024,
  });
  const { stdout } = await done.catch((error) => {
    throw new Error(`${program}: ${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}
