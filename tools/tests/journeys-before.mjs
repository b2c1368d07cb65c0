import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { packageDirectories } from '../workspace/packages.mjs';
import { readBuiltFiles, stableName } from './built-files.mjs';
import { keyOf, passedBefore } from './passed-before.mjs';
import { readReach } from './reach.mjs';
import { passedCases } from './run-changed.mjs';

const MODULE = /^mfe-([a-z]+)\//;
const LOADED = /^([a-z]+)(?:\/(.+))?$/;
/** Files that no journey reads: tests of packages, documents, and other journeys. */
const UNREAD = /^docs\/|\.md$|\.test\.\w+$|\.journey\.ts$/;

/**
 * @typedef {{ path: string, key: (loaded: readonly string[]) => string }} JourneyInputs the key of a file is a hash
 *   of all that it depends on when it loads these built files (`company/assets/14.js`), or all of a module (`company`)
 */

/**
 * The inputs of each file of journeys: everything but the built files of modules that it does not load. Their menus
 * and routes count all the same.
 * @param {readonly string[]} paths of files of journeys, within the repository
 * @param {string} place other inputs, such as servers and browser
 * @returns {Promise<readonly JourneyInputs[]>}
 */
export async function readJourneyInputs(paths, place) {
  const directories = await packageDirectories();
  const reach = await readReach(ROOT, directories);
  const modules = directories.flatMap((each) => MODULE.exec(`${each}/`)?.[1] ?? []).sort();
  const manifests = await Promise.all(modules.map(manifestOf));
  const built = new Map(
    await Promise.all(
      modules.map(async (name) => /** @type {const} */ ([name, await readBuiltFiles(distOf(name))])),
    ),
  );
  const rest = reach.where((path) => !MODULE.test(path) && !UNREAD.test(path));
  const own = new Map(
    modules.map((name) => [
      name,
      reach.where((path) => path.startsWith(`mfe-${name}/`) && !UNREAD.test(path)),
    ]),
  );
  /**
   * A file that is not in the build, such as one of an earlier release, counts as all of its module.
   * @param {string} loaded
   */
  const stateOf = (loaded) => {
    const [, name = '', file = ''] = LOADED.exec(loaded) ?? [];
    return built.get(name)?.get(file) ?? own.get(name) ?? reach.everything;
  };
  return paths.map((path) => {
    const text = reach.where((each) => each === path);
    return {
      path,
      /** @param {readonly string[]} loaded */
      key: (loaded) => keyOf(rest, text, place, ...manifests, ...loaded.map(stateOf)),
    };
  });
}

/**
 * The files of journeys that must run, and how many cases of the others passed with what they depend on.
 * @param {readonly JourneyInputs[]} journeys
 * @param {ReturnType<typeof passedBefore>} [passed]
 */
export async function chooseJourneys(journeys, passed = passedBefore()) {
  /** @type {string[]} */
  const changed = [];
  const taken = { cases: 0, parts: 0, kind: 'files' };
  for (const journey of journeys) {
    const pass = await passed.pass(journey.path);
    if (pass?.loaded && pass.key === journey.key(pass.loaded)) {
      taken.cases += pass.cases;
      taken.parts += 1;
    } else changed.push(journey.path);
  }
  return { changed, taken };
}

/**
 * Records the files whose cases all passed, with what they loaded of modules.
 * @param {import('./count-cases.mjs').JestResult} result
 * @param {{ before: readonly JourneyInputs[], after: readonly JourneyInputs[], loaded: string }} run
 *   the inputs before and after it, and the folder of the records of loaded files
 * @param {ReturnType<typeof passedBefore>} [passed]
 */
export async function keepJourneys(result, { before, after, loaded: directory }, passed = passedBefore()) {
  const records = await readLoaded(directory);
  for (const { path, key } of before) {
    const cases = passedCases(result, { directory: '', files: [path] });
    const loaded = records.get(join(ROOT, path));
    const now = after.find((each) => each.path === path);
    // Files edited meanwhile may have been read before or after the edit.
    if (cases === null || loaded === undefined || now?.key(loaded) !== key(loaded)) continue;
    await passed.keep(path, { key: key(loaded), cases, loaded });
  }
}

/**
 * The files of modules that each file of journeys loaded, by its absolute path: records of the journeys' environment.
 * @param {string} directory
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
async function readLoaded(directory) {
  const records = await Promise.all(
    (await readdir(directory)).map(async (name) => {
      const { path, files } = /** @type {{ path: string, files: string[] }} */ (
        JSON.parse(await readFile(join(directory, name), 'utf8'))
      );
      return /** @type {const} */ ([path, [...new Set(files.map(stableName))]]);
    }),
  );
  return new Map(records);
}

/** @param {string} name @returns {Promise<string>} */
const manifestOf = (name) => readFile(join(distOf(name), 'module.json'), 'utf8');

/** @param {string} name */
const distOf = (name) => join(ROOT, `mfe-${name}/dist`);
