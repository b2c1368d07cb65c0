import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { withLock } from '../run/file-lock.mjs';
import { readJson, writeJson } from '../run/json-file.mjs';
import { CACHE_DIR, ROOT } from '../run/paths.mjs';
import { step } from '../run/step.mjs';
import { hashFiles, listFiles } from './files.mjs';
import { installIfNeeded } from './install.mjs';
import { builtPackages } from './packages.mjs';

const SOURCES = /^(shell|mfe-[^/]+|services|libs|tools\/build)\//;
const SETTINGS = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];
const OUTSIDE = new Set(['node_modules', 'dist', '.git', '.nx', 'coverage']);
const STAMP = join(CACHE_DIR, 'built.json');

/**
 * Runs `work` under the build lock: one writer at a time changes node_modules and dist, so that start and test may
 * run side by side.
 * @template T
 * @param {() => Promise<T>} work
 */
export function withWorkspaceLock(work) {
  return withLock(join(CACHE_DIR, 'workspace.lock'), work);
}

/** @param {(text: string) => void} note */
export async function install(note) {
  note(await withWorkspaceLock(installIfNeeded));
}

/**
 * Builds these projects where nothing is built yet, so that they can be used while `build` continues.
 * @param {readonly string[]} projects
 * @returns {Promise<boolean>} whether it did; otherwise they are as old as the last build
 */
export function buildFirst(projects) {
  return withWorkspaceLock(async () => {
    if (await outputsStand()) return false;
    await step(`build of ${projects.join(', ')}`, () => nxBuild(['--projects', projects.join(',')]));
    return true;
  });
}

/**
 * Builds changed projects. When nothing changed, nx is not even started.
 * @param {(text: string) => void} note
 * @returns {Promise<string>} the hash of everything built from
 */
export function build(note) {
  return withWorkspaceLock(async () => {
    const hash = await sourceHash();
    if ((await readJson(STAMP, { hash: '' })).hash === hash && (await outputsStand())) {
      note('nothing changed');
      return hash;
    }
    await forgetBuild();
    await nxBuild([]);
    if (!(await outputsStand())) throw new Error('nx built everything, yet a dist folder is missing');
    await writeJson(STAMP, { hash });
    return hash;
  });
}

/**
 * Builds one project and nothing else. Only under the workspace's lock.
 * @param {string} project its folder, `mfe-company`
 * @param {(text: string) => void} note
 */
export async function buildProject(project, note) {
  const { name } = JSON.parse(await readFile(join(ROOT, project, 'package.json'), 'utf8'));
  if ((await readJson(STAMP, { hash: '' })).hash === (await sourceHash()) && (await outputsStand()))
    return note('nothing changed');
  await forgetBuild();
  await nx(['run', `${name}:build`, '--outputStyle=static']);
}

/** @param {readonly string[]} which projects; none for all */
function nxBuild(which) {
  return nx(['run-many', '-t', 'build', ...which, '--parallel=2', '--outputStyle=static']);
}

/** @param {readonly string[]} args */
function nx(args) {
  return runCommand(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      // Nx's plugin processes cost more than they save.
      NX_ISOLATE_PLUGINS: 'false',
      NX_TUI: 'false',
      NODE_ENV: 'production',
      FORCE_COLOR: '0',
    },
  });
}

/** Marks the state of dist as unknown: the next build starts nx again. */
export async function forgetBuild() {
  await rm(STAMP, { force: true });
}

async function sourceHash() {
  const files = await listFiles(ROOT, (name) => OUTSIDE.has(name) || name.startsWith('.data'));
  const inputs = files.filter((file) => (SOURCES.test(file) || SETTINGS.includes(file)) && !isTest(file));
  return hashFiles(ROOT, inputs);
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

async function outputsStand() {
  const packages = await builtPackages();
  const found = await Promise.all(
    packages.map(({ directory }) =>
      stat(join(ROOT, directory, 'dist')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}
