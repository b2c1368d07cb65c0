import { secrets } from '../servers/secrets.mjs';
import { ACCOUNTS, accountName, accountStatements } from './account-plan.mjs';
import { withConnection } from './connect.mjs';

/** What MariaDB and MySQL answer an account that may not manage others. */
const NOT_ALLOWED = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
]);

/**
 * @typedef {(account: string) => string} AccountUrls
 * @param {{ adminUrl: string, prefix: string, directory: string, note: (text: string) => void }} options
 * @returns {Promise<AccountUrls>} the database address of each process; the given one for all where the
 *   server does not let us make accounts
 */
export async function ensureAccounts({ adminUrl, prefix, directory, note }) {
  const keys = Object.fromEntries(ACCOUNTS.map((name) => [name, `database:${accountName(name, prefix)}`]));
  const passwords = await secrets(directory, Object.values(keys));
  const passwordOf = (/** @type {string} */ name) => passwords[keys[name] ?? ''] ?? '';
  try {
    await withConnection(adminUrl, async (connection) => {
      for (const name of ACCOUNTS)
        for (const statement of accountStatements(name, { prefix, password: passwordOf(name) }))
          await connection.query(statement);
    });
  } catch (error) {
    if (!NOT_ALLOWED.has(String(/** @type {{ code?: string }} */ (error).code))) throw error;
    note('DATABASE_URL may not create users: all services share its account');
    return () => adminUrl;
  }
  return (name) => accountUrl(adminUrl, { user: accountName(name, prefix), password: passwordOf(name) });
}

/**
 * @param {string} url
 * @param {{ user: string, password: string }} account
 */
export function accountUrl(url, { user, password }) {
  const parts = new URL(url);
  parts.username = user;
  parts.password = password;
  return parts.toString();
}
