import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** @typedef {{ directory: string, inputs: Readonly<Record<string, string>> }} KeptBundle a hash of each file it is made of */

const LOCK = join(import.meta.dirname, '../../../../../package-lock.json');
const CACHE = join(import.meta.dirname, '../../../../../.nx/console/bundles');
const RSPACK = join(import.meta.dirname, '../../../../../node_modules/@rspack/cli/bin/rspack.js');
const CONFIG = join(import.meta.dirname, '../../../../../tools/build/bundled-sources.config.ts');
/** The files that decide how it is built. */
const SETTINGS = ['define-service.ts', 'absent-packages.mjs', 'bundled-sources.config.ts'].map((name) =>
  join(dirname(CONFIG), name),
);
const KEPT_MS = 24 * 3600 * 1000;

/**
 * The worker or the thread of a service, bundled from the sources as they are: starting it costs a fifth of what
 * compiling them costs, and it is what runs in a release. Built again when any of its sources has changed.
 * @param {string} source
 * @returns {string | null} the bundle's file; null where the package is not bundled
 */
export function bundledEntry(source) {
  const directory = dirname(dirname(source));
  if (!existsSync(join(directory, 'rspack.config.ts'))) return null;
  const name = basename(directory);
  const kept = readKept(name) ?? build(name, directory);
  return join(kept.directory, 'dist', basename(source).replace(/\.ts$/, '.js'));
}

/**
 * @param {string} name
 * @returns {KeptBundle | null} null where there is none, or where one of its sources is another by now
 */
function readKept(name) {
  const file = join(CACHE, `${name}.json`);
  if (!existsSync(file)) return null;
  /** @type {KeptBundle} */
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const isSame = Object.entries(kept.inputs).every(([input, hash]) => hashOf(input) === hash);
  return isSame && existsSync(kept.directory) ? kept : null;
}

/**
 * @param {string} name
 * @param {string} directory
 * @returns {KeptBundle}
 */
function build(name, directory) {
  mkdirSync(CACHE, { recursive: true });
  const place = mkdtempSync(join(CACHE, `${name}-`));
  const began = statSync(place).mtimeMs;
  removeBefore(began - KEPT_MS);
  copyFileSync(join(directory, 'package.json'), join(place, 'package.json'));
  const list = join(place, 'inputs.json');
  execFileSync(process.execPath, [RSPACK, 'build', '-c', CONFIG, '--output-path', join(place, 'dist')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', BUNDLED_PACKAGE: directory, BUNDLED_INPUTS: list },
  });
  /** @type {string[]} */
  const inputs = [
    ...JSON.parse(readFileSync(list, 'utf8')),
    join(directory, 'rspack.config.ts'),
    ...SETTINGS,
    LOCK,
  ];
  const kept = {
    directory: place,
    inputs: Object.fromEntries(inputs.map((input) => [input, hashOf(input)])),
  };
  // One that was edited meanwhile may have been read before.
  if (inputs.some((input) => (statSync(input, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= began))
    return kept;
  writeFileSync(join(place, 'kept.json'), JSON.stringify(kept));
  renameSync(join(place, 'kept.json'), join(CACHE, `${name}.json`));
  return kept;
}

/**
 * Removes earlier builds once no test can be running them.
 * @param {number} time
 */
function removeBefore(time) {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && found.mtimeMs < time) rmSync(path, { recursive: true, force: true });
  }
}

/** @param {string} input */
function hashOf(input) {
  return existsSync(input) ? createHash('sha256').update(readFileSync(input)).digest('hex') : '';
}
