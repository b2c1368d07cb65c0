/** Every schema of the suite, as libs/node-kit names them, before SCHEMA_PREFIX. */
export const SCHEMAS = ['access', 'platform', 'market', 'ecology', 'company', 'industry', 'invest', 'ai'];

const WRITES = 'SELECT, INSERT, UPDATE, DELETE';

/**
 * The rights of each account by schema. The importer alone writes market data; it also makes the partitions and the
 * staging tables it loads into.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const RIGHTS = {
  gateway: { platform: WRITES },
  company: { company: WRITES, ecology: WRITES, market: 'SELECT' },
  industry: { industry: WRITES, ecology: WRITES, market: 'SELECT' },
  invest: { invest: WRITES, market: 'SELECT', ecology: 'SELECT' },
  ai: { ai: WRITES, market: 'SELECT', ecology: 'SELECT' },
  data: { market: 'SELECT' },
  importer: { market: 'ALL PRIVILEGES' },
};

/**
 * Rights on single tables. Imports are jobs of the platform schema, whose releases only the gateway may write.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const TABLE_RIGHTS = {
  access: {
    ...Object.fromEntries(
      [
        'tenant',
        'tenant_domain',
        'user',
        'user_authority',
        'user_identity',
        'user_session',
        'role_preset',
        'stored_file',
        'notice',
      ].map((table) => [`access.${table}`, WRITES]),
    ),
    // A line of the audit log is never changed or deleted, not even by access itself.
    'access.audit_log': 'SELECT, INSERT',
  },
  data: { 'platform.job': 'SELECT, INSERT, UPDATE' },
  importer: { 'platform.job': 'SELECT, INSERT, UPDATE' },
};

/** The processes that have an account of their own. */
export const ACCOUNTS = [...new Set([...Object.keys(RIGHTS), ...Object.keys(TABLE_RIGHTS)])];

/**
 * @param {string} account
 * @param {string} owner distinguishes the accounts of one data set on a server from those of another
 */
export function accountName(account, owner) {
  return `${owner}console_${account}`;
}

/**
 * The statements that give an account its password.
 * @param {string} account
 * @param {{ owner: string, password: string }} options
 * @returns {string[]}
 */
export function passwordStatements(account, { owner, password }) {
  const user = quotedUser(account, owner);
  return [
    `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${password}'`,
    `ALTER USER ${user} IDENTIFIED BY '${password}'`,
  ];
}

/**
 * The statements that give an account exactly its rights.
 * @param {string} account
 * @param {{ owner: string, prefix: string }} options
 * @returns {string[]}
 */
export function rightsStatements(account, { owner, prefix }) {
  const user = quotedUser(account, owner);
  const rights = Object.entries(RIGHTS[account] ?? {});
  const tableRights = Object.entries(TABLE_RIGHTS[account] ?? {});
  return [
    `REVOKE ALL PRIVILEGES, GRANT OPTION FROM ${user}`,
    ...rights.map(([schema, right]) => `GRANT ${right} ON ${everythingIn(prefix + schema)} TO ${user}`),
    ...tableRights.map(([table, right]) => `GRANT ${right} ON ${oneTable(prefix + table)} TO ${user}`),
    `GRANT INSERT ON \`${prefix}access\`.\`audit_log\` TO ${user}`,
    `GRANT INSERT ON \`${prefix}access\`.\`notice\` TO ${user}`,
    `GRANT SELECT ON \`${prefix}access\`.\`user_public\` TO ${user}`,
  ];
}

/** @param {string} account @param {string} owner */
function quotedUser(account, owner) {
  return `'${accountName(account, owner)}'@'%'`;
}

/** @param {string} table with its schema; in a grant on one table every character is literal */
function oneTable(table) {
  return table
    .split('.')
    .map((part) => `\`${part}\``)
    .join('.');
}

/**
 * The pattern of a whole schema in a grant, where `_` matches any letter unless it is escaped.
 * @param {string} schema
 */
function everythingIn(schema) {
  return `\`${schema.replaceAll('_', String.raw`\_`)}\`.*`;
}
