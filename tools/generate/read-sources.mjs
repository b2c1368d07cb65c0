import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Fault } from '../run/fault.mjs';

/**
 * @typedef {{ name: string, title: string, type: string, unit?: string, nullable?: true, size?: number,
 *   pattern?: string, values?: readonly string[], min?: number, max?: number }} MartColumn
 * @typedef {{ name: string, title: string, note: string, columns: readonly MartColumn[],
 *   key: readonly string[], asOf?: string }} MartTable as `TableDefinition` of libs/market
 * @typedef {{ group: string, name: string, id: string, path: string, kind: string, title: string, needs: string | readonly string[],
 *   sample: unknown }} ContractEntry with the constant that lists it, and a sample answer
 */

/** Sources are read in a separate process: they are TypeScript, and change between two runs of one test. */
const RUN_TYPESCRIPT = 'libs/node-kit/src/testing/processes/run-typescript.mjs';
const PRINT = new URL('print-sources.mjs', import.meta.url);

/** What was read of the present sources. @type {Map<string, Promise<any>>} */
const known = new Map();

/**
 * To be called by whatever writes the contract in this process: its entries are read again. The mart and the
 * authorities are written by nothing here.
 */
export function forgetEntries() {
  for (const key of known.keys()) if (key.startsWith(ENTRIES)) known.delete(key);
}

/** @typedef {'mart' | 'authorities' | typeof ENTRIES} Sources */
const ENTRIES = 'entries';

/**
 * @param {string} root
 * @param {[sources: Sources, ...domain: string[]]} args of print-sources.mjs
 */
function printed(root, ...args) {
  const key = [...args, root].join(' ');
  const reading = known.get(key) ?? print(root, args);
  known.set(key, reading);
  return reading;
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
async function print(root, args) {
  const loader = pathToFileURL(join(root, RUN_TYPESCRIPT)).href;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--import', loader, PRINT.pathname, root, ...args],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

/**
 * @param {string} root
 * @param {string} name `analyst_rating`
 * @returns {Promise<MartTable>}
 */
export async function martTable(root, name) {
  const tables = /** @type {readonly MartTable[]} */ (await printed(root, 'mart'));
  const table = tables.find((each) => each.name === name);
  if (table === undefined)
    throw new Fault(
      `the mart has no table ${name}; it has:\n${tables.map((each) => `${each.name} (${each.title})`).join('\n')}`,
    );
  return table;
}

/** @param {string} root @returns {Promise<Readonly<Record<string, string>>>} the title of each authority */
export const authorities = (root) => printed(root, 'authorities');

/**
 * The tables, charts and calls that the contract of a domain lists.
 * @param {string} root
 * @param {string} domain
 * @returns {Promise<readonly ContractEntry[]>}
 */
export function contractEntries(root, domain) {
  const index = `libs/contract/${domain}/src/index.ts`;
  if (!existsSync(join(root, index))) throw new Fault(`there is no ${index}`);
  return printed(root, ENTRIES, domain);
}
