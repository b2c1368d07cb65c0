import { startTime } from '../run/process-identity.mjs';
import { SCHEMAS } from './account-plan.mjs';
import { withConnection } from './connect.mjs';

/**
 * The prefix of the schemas in which one process verifies. It names folder and process, so that schemas left by a
 * killed one are found, and ends as the importer requires of a scratch prefix.
 * @param {string} folder
 * @param {number} pid
 */
export function scratchPrefix(folder, pid) {
  return `${folder}p${pid}_verify_`;
}

/**
 * @param {string} schema
 * @param {string} folder
 * @returns {number | null} the process a scratch schema of this folder belongs to
 */
export function scratchOwner(schema, folder) {
  const pid = Number(/p(\d+)_verify_/.exec(schema)?.[1]);
  return SCHEMAS.some((name) => schema === scratchPrefix(folder, pid) + name) ? pid : null;
}

/**
 * Drops the scratch schemas of processes that no longer run.
 * @param {string} url
 * @param {string} folder
 */
export async function dropScratch(url, folder) {
  await withConnection(url, async (connection) => {
    const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata');
    for (const { name } of /** @type {{ name: string }[]} */ (rows)) {
      const pid = scratchOwner(name, folder);
      if (pid !== null && (await startTime(pid)) === null)
        await connection.query(`DROP DATABASE \`${name}\``);
    }
  });
}
