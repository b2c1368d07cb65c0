import { relative } from 'node:path';
import { ROOT } from '../run/paths.mjs';

const SHOWN = 10;

/**
 * How long something took, by its name.
 * @typedef {{ name: string, seconds: number }} Taken
 */

/**
 * How long each file of tests took, the machine's other work included.
 * @param {{ testResults: readonly Pick<import('./count-cases.mjs').FileResult, 'name' | 'startTime' | 'endTime'>[] } | null} result
 *   null when jest wrote none
 * @returns {readonly Taken[]}
 */
export const filesTaken = (result) =>
  (result?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));

/**
 * @param {readonly Taken[]} taken
 * @returns {readonly Taken[]} the slowest first, ten at most
 */
export const slowest = (taken) =>
  [...taken].sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN);

/**
 * @param {string} title
 * @param {readonly Taken[]} taken
 * @returns {string} a line each
 */
export const takenLines = (title, taken) =>
  [title, ...taken.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`)].join('\n');
