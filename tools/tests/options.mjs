import { parseArgs } from 'node:util';
import { Fault } from '../run/fault.mjs';

export const STEPS = /** @type {const} */ ([
  'lint',
  'format',
  'types',
  'boundaries',
  'licences',
  'build',
  'unit',
  'db',
  'e2e',
]);

/** @typedef {(typeof STEPS)[number]} StepName */

/**
 * @param {readonly string[]} args
 * @returns {Set<StepName>} the steps to run
 */
export function readOptions(args) {
  const values = readArguments(args);
  const only = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = only.filter((name) => !STEPS.some((step) => step === name));
  if (unknown.length > 0) throw new Fault(`--only ${unknown.join(', ')}: choose of ${STEPS.join(', ')}`);
  const chosen = STEPS.filter((name) => only.length === 0 || only.includes(name));
  return new Set(values['no-browser'] ? chosen.filter((name) => name !== 'e2e') : chosen);
}

/**
 * @param {readonly string[]} args
 * @returns {readonly string[]} patterns of the journeys to run; none for all
 */
export function readJourneys(args) {
  return readArguments(args).journeys ?? [];
}

/**
 * @param {readonly string[]} args
 * @returns {boolean} whether everything chosen runs, even if it passed with the same sources; true with another
 * order
 */
export function readAll(args) {
  const { all, shuffle } = readArguments(args);
  return all ?? shuffle !== undefined;
}

/**
 * @param {readonly string[]} args
 * @returns {number | null} the seed of another order of the files of tests; null for the slowest first
 */
export function readShuffle(args) {
  const { shuffle } = readArguments(args);
  if (shuffle === undefined) return null;
  if (!/^\d{1,9}$/.test(shuffle)) throw new Fault(`--shuffle ${shuffle}: name the order by a number`);
  return Number(shuffle);
}

/**
 * @param {readonly string[]} args
 * @returns {readonly string[]} folders of the packages whose unit and database tests run; none for all
 */
export function readPackages(args) {
  return (readArguments(args).packages ?? []).flatMap((list) => list.split(','));
}

export const USAGE = `npm test -- [options]
  --only STEP[,STEP]    some of: ${STEPS.join(', ')}
  --no-browser          everything but the journeys
  --journeys PATTERN    journeys whose path matches; may be repeated
  --packages DIR[,DIR]  unit and database tests of these packages
  --all                 also what passed with the same sources
  --shuffle NUMBER      everything, the files of tests in another order`;

const OPTIONS = /** @type {const} */ ({
  'no-browser': { type: 'boolean' },
  only: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  journeys: { type: 'string', multiple: true },
  packages: { type: 'string', multiple: true },
  shuffle: { type: 'string' },
});

/**
 * @param {readonly string[]} args
 * @throws Fault with the usage for an unknown option, or one that lacks its value
 */
function readArguments(args) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
