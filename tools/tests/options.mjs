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
  const { values } = parseArgs({
    args: [...args],
    options: { 'no-browser': { type: 'boolean' }, only: { type: 'string', multiple: true } },
  });
  const only = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = only.filter((name) => !STEPS.some((step) => step === name));
  if (unknown.length > 0) throw new Fault(`--only ${unknown.join(', ')}: choose of ${STEPS.join(', ')}`);
  const chosen = STEPS.filter((name) => only.length === 0 || only.includes(name));
  return new Set(values['no-browser'] ? chosen.filter((name) => name !== 'e2e') : chosen);
}
