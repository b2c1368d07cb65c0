import { SCHEMAS } from './account-plan.mjs';
import { withConnection } from './connect.mjs';

/**
 * @param {string} url
 * @param {string} prefix
 * @returns {Promise<boolean>} whether every schema of the suite exists
 */
export async function haveSchemas(url, prefix) {
  return withConnection(url, async (connection) => {
    const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata');
    const names = new Set(/** @type {{ name: string }[]} */ (rows).map((row) => row.name));
    return SCHEMAS.every((schema) => names.has(prefix + schema));
  });
}

/**
 * Drops the suite's schemas under a prefix: scratch and test data only.
 * @param {string} url
 * @param {string} prefix
 */
export async function dropSchemas(url, prefix) {
  await withConnection(url, async (connection) => {
    for (const schema of SCHEMAS) await connection.query(`DROP DATABASE IF EXISTS \`${prefix}${schema}\``);
  });
}

/**
 * Drops every schema under a prefix: test data only.
 * @param {string} url
 * @param {string} prefix
 */
export async function dropUnder(url, prefix) {
  if (prefix === '') throw new Error('a prefix must be given');
  await withConnection(url, async (connection) => {
    const [rows] = await connection.query(
      'SELECT schema_name AS name FROM information_schema.schemata WHERE LEFT(schema_name, ?) = ?',
      [prefix.length, prefix],
    );
    for (const { name } of /** @type {{ name: string }[]} */ (rows))
      await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  });
}
