import { join, relative } from 'node:path';
import { COPIED } from '../generate/scratch-tree.mjs';
import { ROOT } from '../run/paths.mjs';
import { packageDirectories } from '../workspace/packages.mjs';
import { bundleTests } from './merged/bundle-tests.mjs';
import { listTests } from './list-tests.mjs';
import { keyOf, passedBefore } from './passed-before.mjs';
import { readReach } from './reach.mjs';
import { runJest } from './run-jest.mjs';

/**
 * Tests that see only these places besides the tools and the files of no package, although those of their package read
 * the repository as a whole.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const READS = {
  'tools/generate/generated-services.db.test.ts': COPIED,
  'tools/generate/subject-kinds.test.mjs': COPIED,
};

const SHUFFLED = join(import.meta.dirname, 'jest/shuffled.mjs');

/**
 * @typedef {import('./tally.mjs').CaseCount} CaseCount
 * @typedef {import('./count-cases.mjs').JestResult} JestResult
 * @typedef {{ directory: string, files: readonly string[], reads?: readonly string[] }} PackageTests of a package, or
 *   a file of it with what it `reads`
 */

/**
 * Runs the tests of packages that depend on a change, and counts the others as passed before. A package's tests are
 * left out only when they all passed with exactly the files they depend on, on this Node, with these arguments.
 * @param {readonly string[]} projects of jest.config.mjs
 * @param {{ report: string, args: readonly string[], env?: Record<string, string>, place?: string | null,
 *   all: boolean, shuffle: number | null, packages: readonly string[] }} options `place`: other inputs, such as
 *   servers; null where they are unknown. `all` runs them whatever passed, `shuffle` in the order of a seed;
 *   `packages` names the only ones that matter, none for all
 * @returns {Promise<CaseCount>}
 */
export async function runChanged(projects, { all, shuffle, packages, place = '', ...options }) {
  const directories = await packageDirectories();
  /** @param {PackageTests} tests @param {import('./reach.mjs').Reach} reach */
  const pass = ({ directory, files, reads }, reach) => ({
    name: `${projects.join('-')}-${reads ? files.join() : directory}`,
    key: keyOf(reads ? reach.below(reads) : reach.of(directory), options.args.join(' '), place ?? ''),
  });
  const before = await readReach(ROOT, directories);
  const tests = onlyOf(byPackage(await listTests(projects), directories), packages);
  const { changed, taken } = await choose(tests, (each) =>
    all || place === null ? null : pass(each, before),
  );
  if (changed.length === 0) return { passed: taken.cases, failed: 0, output: '', files: [], taken };
  const order = shuffle === null ? [] : [`--testSequencer=${SHUFFLED}`, `--seed=${shuffle}`];
  const { bundles, paths } = await bundleTests(
    changed.flatMap((each) => each.files),
    shuffle,
  );
  const args = [...options.args, ...order, '--runTestsByPath', ...paths];
  const { result, ...count } = await runJest(projects, { ...options, args, bundles });
  if (result !== null && place !== null) {
    const after = await readReach(ROOT, directories);
    await keepPassed(result, changed, (tests) => {
      const own = pass(tests, before);
      // Files edited meanwhile may have been tested before or after the edit.
      return own.key === pass(tests, after).key ? own : null;
    });
  }
  return { ...count, passed: count.passed + taken.cases, taken };
}

/**
 * @param {readonly PackageTests[]} tests
 * @param {readonly string[]} packages
 */
function onlyOf(tests, packages) {
  return packages.length === 0 ? tests : tests.filter(({ directory }) => packages.includes(directory));
}

/** @typedef {(tests: PackageTests) => { name: string, key: string } | null} NamePass null where none counts */

/**
 * @param {readonly PackageTests[]} tests
 * @param {NamePass} passOf
 */
async function choose(tests, passOf) {
  const taken = { cases: 0, parts: 0, kind: 'groups' };
  /** @type {PackageTests[]} */
  const changed = [];
  for (const each of tests) {
    const pass = passOf(each);
    const cases = pass && (await passedBefore().cases(pass.name, pass.key));
    if (cases === null) changed.push(each);
    else {
      taken.cases += cases;
      taken.parts += 1;
    }
  }
  return { changed, taken };
}

/**
 * @param {JestResult} result
 * @param {readonly PackageTests[]} tests
 * @param {NamePass} passOf
 */
async function keepPassed(result, tests, passOf) {
  for (const each of tests) {
    const cases = passedCases(result, each);
    const pass = passOf(each);
    if (cases !== null && pass !== null) await passedBefore().keep(pass.name, { key: pass.key, cases });
  }
}

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} directories of packages
 * @returns {readonly PackageTests[]} files of no package are under ''
 */
export function byPackage(files, directories) {
  const longestFirst = [...directories].sort((one, other) => other.length - one.length);
  /** @type {Map<string, string[]>} */
  const grouped = new Map();
  /** @type {PackageTests[]} */
  const single = [];
  for (const file of files) {
    const directory = longestFirst.find((each) => file.startsWith(`${each}/`)) ?? '';
    const reads = READS[file];
    if (reads) single.push({ directory, files: [file], reads });
    else grouped.set(directory, [...(grouped.get(directory) ?? []), file]);
  }
  return [...[...grouped].map(([directory, own]) => ({ directory, files: own })), ...single];
}

/**
 * @param {JestResult} result
 * @param {PackageTests} tests
 * @returns {number | null} how many cases; null unless each file ran and each of its cases passed
 */
export function passedCases({ testResults }, { files }) {
  const ran = new Map(testResults.map((each) => [relative(ROOT, each.name), each]));
  let cases = 0;
  for (const file of files) {
    const found = ran.get(file);
    if (found?.status !== 'passed' || found.assertionResults.some(({ status }) => status !== 'passed'))
      return null;
    cases += found.assertionResults.length;
  }
  return cases;
}
