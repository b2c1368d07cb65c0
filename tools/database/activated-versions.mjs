import { withConnection } from './connect.mjs';

/**
 * @param {string} url
 * @param {string} prefix
 * @returns {Promise<{ module: string, version: string }[]>} every version that was ever active
 */
export function activatedVersions(url, prefix) {
  return withConnection(url, async (connection) => {
    const [rows] = await connection.query(
      `SELECT DISTINCT r.module, r.version FROM \`${prefix}platform\`.activation a
         JOIN \`${prefix}platform\`.\`release\` r ON r.id = a.release_id`,
    );
    return /** @type {{ module: string, version: string }[]} */ (rows);
  });
}
