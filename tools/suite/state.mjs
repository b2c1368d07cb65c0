import { withConnection } from '../database/connect.mjs';
import { isMissing } from '../database/is-missing.mjs';
import { haveSchemas } from '../database/schemas.mjs';

/**
 * The state of one data set: the steps already done. It is kept in that data set, so that a new database, another
 * prefix or another server starts from nothing, and a second data folder finds the existing data.
 * @typedef {{ size: string, seed: number, origin: string, version: number, end?: string, tenants?: number }} DemoStory
 *   the loaded demo data, the last day of the last finished load (later additions continue it), and which seeds its
 *   tenants got
 * @typedef {{ migrated?: string, demo?: DemoStory | 'none', activated?: Record<string, string> }} SuiteState
 * @typedef {{ adminUrl: string, prefix: string }} DataSet
 */

/**
 * @param {DataSet} place
 * @returns {Promise<SuiteState>}
 */
export function readState({ adminUrl, prefix }) {
  return withConnection(adminUrl, async (connection) => {
    try {
      const [rows] = await connection.query(`SELECT state FROM ${table(prefix)} WHERE id = 1`);
      const [row] = /** @type {{ state: string }[]} */ (rows);
      return row ? JSON.parse(row.state) : {};
    } catch (error) {
      if (isMissing(error)) return {};
      throw error;
    }
  });
}

/**
 * The recorded state if it is still true: empty once a schema is gone.
 * @param {DataSet} place
 * @returns {Promise<SuiteState>}
 */
export async function currentState(place) {
  return (await haveSchemas(place.adminUrl, place.prefix)) ? readState(place) : {};
}

/**
 * @param {DataSet} place
 * @param {SuiteState} state
 */
export async function writeState({ adminUrl, prefix }, state) {
  await withConnection(adminUrl, async (connection) => {
    await connection.query(
      `CREATE TABLE IF NOT EXISTS ${table(prefix)} (id TINYINT NOT NULL PRIMARY KEY, state TEXT NOT NULL)
        COMMENT 'What the start commands have done to this data set'`,
    );
    await connection.query(`REPLACE INTO ${table(prefix)} (id, state) VALUES (1, ?)`, [
      JSON.stringify(state),
    ]);
  });
}

/** @param {string} prefix */
function table(prefix) {
  return `\`${prefix}platform\`.\`suite_state\``;
}
