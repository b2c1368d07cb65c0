import { join } from 'node:path';
import { readJson, writeJson } from '../run/json-file.mjs';

/**
 * What has already been done to one database.
 * @typedef {{ databaseId: string, migrated?: string, demo?: string, activated?: Record<string, string> }} SuiteState
 */

/**
 * @param {string} directory
 * @param {string} databaseId another database starts from nothing
 * @returns {Promise<SuiteState>}
 */
export async function readState(directory, databaseId) {
  const state = await readJson(join(directory, 'state.json'), /** @type {SuiteState} */ ({ databaseId }));
  return state.databaseId === databaseId ? state : { databaseId };
}

/**
 * @param {string} directory
 * @param {SuiteState} state
 */
export async function writeState(directory, state) {
  await writeJson(join(directory, 'state.json'), state);
}
