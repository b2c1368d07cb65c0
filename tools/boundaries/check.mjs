import { createRequire } from 'node:module';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT } from '../run/paths.mjs';
import { writeCanary } from './canary.mjs';
import { foreignClasses } from './class-names.mjs';
import { crowdedFolders } from './crowded-folders.mjs';

/** @typedef {{ rule: string, from: string, to: string, comment: string }} Violation */

const SCANNED = /^(shell|mfe-.+|services|libs|tools|e2e)$/;

/** @returns {Promise<number>} exit code: 1 when an import crosses a boundary, a folder is crowded, a class foreign, or the canary survives */
export async function main() {
  const violations = await violationsIn(ROOT);
  for (const { rule, from, to, comment } of violations) console.log(`${rule}: ${from} → ${to} (${comment})`);
  const silent = await silentRules();
  for (const fault of silent) console.log(`canary: ${fault}`);
  const crowded = await crowdedFolders();
  for (const fault of crowded) console.log(`folders: ${fault}`);
  const foreign = await foreignClasses();
  for (const fault of foreign) console.log(`classes: ${fault}`);
  console.log(
    `${violations.length} imports across boundaries, ${silent.length} faults of the canary, ${crowded.length} of folders, ${foreign.length} of classes`,
  );
  return violations.length + silent.length + crowded.length + foreign.length === 0 ? 0 : 1;
}

/** @returns {Promise<string[]>} faults of the rules on the canary, a small repository that breaks each of them once */
async function silentRules() {
  const canary = await writeCanary();
  try {
    const found = await violationsIn(canary.directory);
    const tested = new Set(canary.forbidden.map(([rule]) => rule));
    const untested = ruleSet().forbidden.filter(({ name }) => !tested.has(name));
    const missed = canary.forbidden.filter(
      ([rule, from]) => !found.some((violation) => violation.rule === rule && violation.from === from),
    );
    return [
      ...missed.map(([rule, from, to]) => `${rule} did not report ${from} → ${to}`),
      ...untested.map(({ name }) => `${name} has no forbidden import to prove it`),
      ...found
        .filter(({ from }) => from === canary.allowed[0])
        .map(({ rule, from, to }) => `${rule} reported the allowed ${from} → ${to}`),
    ];
  } finally {
    await canary.remove();
  }
}

/**
 * @param {string} directory
 * @returns {Promise<Violation[]>}
 */
async function violationsIn(directory) {
  const { forbidden, options } = ruleSet();
  const roots = (await readdir(directory)).filter((name) => SCANNED.test(name));
  const { tsConfig, ...others } = options;
  const { default: extractTsConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const result = await cruise(
    roots,
    { ...others, baseDir: directory, ruleSet: { forbidden }, validate: true, tsConfig },
    others.enhancedResolveOptions,
    { tsConfig: extractTsConfig(join(ROOT, tsConfig.fileName)) },
  );
  const { output } = result;
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, comment }) => ({
    rule: rule.name,
    from,
    to,
    comment: comment ?? forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
}

/**
 * @returns {{ forbidden: { name: string, severity: 'error', comment?: string, from: object, to: object }[],
 *   options: { tsConfig: { fileName: string }, enhancedResolveOptions: object } }}
 */
function ruleSet() {
  return createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
}
