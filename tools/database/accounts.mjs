import { createHash } from 'node:crypto';
import { folderId, secrets } from '../servers/secrets.mjs';
import { ACCOUNTS, accountName, passwordStatements, rightsStatements } from './account-plan.mjs';
import { withConnection } from './connect.mjs';

/** The errors of MariaDB and MySQL for an account that may not manage others. */
const NOT_ALLOWED = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
]);

/**
 * @typedef {(account: string) => string} AccountUrls
 * @param {{ adminUrl: string, isPrivate: boolean, prefix: string, directory: string,
 *   note: (text: string) => void }} options
 * @returns {Promise<AccountUrls>} the database address of each process; the given one for all where the
 *   server does not let us make accounts
 */
export async function ensureAccounts({ adminUrl, isPrivate, prefix, directory, note }) {
  const owner = isPrivate ? prefix : ownerOf(await folderId(directory), prefix);
  const keys = Object.fromEntries(ACCOUNTS.map((name) => [name, `database:${accountName(name, owner)}`]));
  const passwords = await secrets(directory, Object.values(keys));
  const passwordOf = (/** @type {string} */ name) => passwords[keys[name] ?? ''] ?? '';
  const urlOf = (/** @type {string} */ name) =>
    accountUrl(adminUrl, { user: accountName(name, owner), password: passwordOf(name) });
  // A password that works is not set again, so that open connections stay.
  const isKnown = await Promise.all(ACCOUNTS.map((name) => letsIn(urlOf(name))));
  try {
    await withConnection(adminUrl, async (connection) => {
      for (const [index, name] of ACCOUNTS.entries())
        for (const statement of [
          ...(isKnown[index] ? [] : passwordStatements(name, { owner, password: passwordOf(name) })),
          ...rightsStatements(name, { owner, prefix }),
        ])
          await connection.query(statement);
    });
  } catch (error) {
    if (!NOT_ALLOWED.has(String(/** @type {{ code?: string }} */ (error).code))) throw error;
    note('DATABASE_URL may not create users: all services share its account');
    return () => adminUrl;
  }
  return urlOf;
}

/**
 * The owner part of account names on a shared server: short enough, with any prefix, for the 32 letters of a name
 * in MySQL.
 * @param {string} folder
 * @param {string} prefix
 */
export function ownerOf(folder, prefix) {
  const digest = createHash('sha256').update(`${folder} ${prefix}`).digest('hex');
  return `${digest.slice(0, 8)}_`;
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

/** @param {string} url */
function letsIn(url) {
  return withConnection(url, async () => true).catch(() => false);
}
