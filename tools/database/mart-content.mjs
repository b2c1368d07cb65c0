import { withConnection } from './connect.mjs';
import { isMissing } from './is-missing.mjs';

/**
 * The content of the mart, read from the database itself and not from the recorded state; by the rule of the
 * importer, which refuses to mix real and demo data.
 * @param {string} url
 * @param {string} prefix
 * @returns {Promise<import('../suite/choose-demo.mjs').MartContent>}
 */
export function martContent(url, prefix) {
  return withConnection(url, async (connection) => {
    const [rows] = await connection
      .query(
        `SELECT is_demo AS isDemo FROM \`${prefix}market\`.snapshot
          WHERE status = 'loaded' ORDER BY id DESC LIMIT 1`,
      )
      .catch((error) => {
        if (isMissing(error)) return [[]];
        throw error;
      });
    const [row] = /** @type {{ isDemo: number }[]} */ (rows);
    if (!row) return 'nothing';
    return row.isDemo === 1 ? 'demo' : 'real';
  });
}
