import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../run/paths.mjs';

/*
 * `node tools/tests/compare-cases.mjs --before A.json --after B.json [--moved LIST.json]`: checks that every case
 * of the earlier `jest --json` reports still passes in the later ones. LIST.json maps a case to its new file and
 * name when they changed: `{ "file › name": "file › name" }`. Each option may be given several times.
 */

/**
 * @typedef {{ testResults: readonly Pick<import('./count-cases.mjs').FileResult, 'name' | 'assertionResults'>[] }} Report
 * @typedef {Readonly<Record<string, string>>} Moved
 */

/**
 * @param {readonly Report[]} before
 * @param {readonly Report[]} after
 * @param {Moved} [moved] from the earlier case to the later one
 * @returns {readonly string[]} cases that are missing, or that pass less often than before
 */
export function lostCases(before, after, moved = {}) {
  const [had, have] = [passedCases(before), passedCases(after)];
  const lost = [];
  for (const [name, times] of had) {
    const place = moved[name] ?? name;
    if ((have.get(place) ?? 0) < times) lost.push(place === name ? name : `${name} (moved to ${place})`);
  }
  return lost;
}

/**
 * @param {readonly Report[]} reports
 * @returns {Map<string, number>} how often each passed
 */
function passedCases(reports) {
  const counts = new Map();
  for (const { testResults } of reports)
    for (const { name, assertionResults } of testResults)
      for (const { fullName, status } of assertionResults) {
        const key = `${withinRepository(name)} › ${fullName}`;
        if (status === 'passed') counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return counts;
}

/**
 * @param {string} path of any clone
 * @returns {string} from the first folder on that is one of the repository's
 */
function withinRepository(path) {
  const parts = path.split('/');
  const folders = new Set(readdirSync(ROOT));
  return parts.slice(parts.findIndex((part) => folders.has(part))).join('/');
}

/** @param {readonly string[]} paths */
const readAll = (paths) => Promise.all(paths.map(async (path) => JSON.parse(await readFile(path, 'utf8'))));

async function main() {
  const many = /** @type {const} */ ({ type: 'string', multiple: true });
  const { values } = parseArgs({ options: { before: many, after: many, moved: many } });
  const moved = Object.assign({}, ...(await readAll(values.moved ?? [])));
  const [before, after] = [await readAll(values.before ?? []), await readAll(values.after ?? [])];
  const lost = lostCases(before, after, moved);
  for (const name of lost) console.log(name);
  const had = [...passedCases(before).values()].reduce((sum, times) => sum + times, 0);
  console.log(`${had} cases before, ${lost.length} lost, ${Object.keys(moved).length} moved`);
  process.exitCode = lost.length === 0 && had > 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) await main();
