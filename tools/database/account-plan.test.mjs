import { readFileSync } from 'node:fs';
import { ACCOUNTS, rightsStatements, SCHEMAS } from './account-plan.mjs';

/** @param {string} account @param {string} [prefix] */
const grants = (account, prefix = '') =>
  rightsStatements(account, { owner: prefix, prefix }).filter((statement) => statement.startsWith('GRANT'));

test.each(['gateway', 'access', 'company', 'industry', 'invest', 'ai', 'data'])(
  '%s may not write market data',
  (account) => {
    const market = grants(account).filter((statement) => statement.includes('`market`'));
    expect(market.every((statement) => statement.startsWith('GRANT SELECT ON'))).toBe(true);
  },
);

test('only company and industry write the ecology', () => {
  const writers = ACCOUNTS.filter((account) =>
    grants(account).some((statement) => statement.includes('`ecology`') && statement.includes('UPDATE')),
  );
  expect(writers).toEqual(['company', 'industry']);
});

test('imports are queued and taken by the data service and the importer, who see nothing else of the platform', () => {
  for (const account of ['data', 'importer'])
    expect(grants(account, 'test_').filter((statement) => statement.includes('platform'))).toEqual([
      `GRANT SELECT, INSERT, UPDATE ON \`test_platform\`.\`job\` TO 'test_console_${account}'@'%'`,
    ]);
});

test('every account writes the audit log and notices and reads the public view of users, and nothing more of access', () => {
  for (const account of ACCOUNTS.filter((name) => name !== 'access'))
    expect(grants(account).filter((statement) => statement.includes('`access`'))).toEqual([
      `GRANT INSERT ON \`access\`.\`audit_log\` TO 'console_${account}'@'%'`,
      `GRANT INSERT ON \`access\`.\`notice\` TO 'console_${account}'@'%'`,
      `GRANT SELECT ON \`access\`.\`user_public\` TO 'console_${account}'@'%'`,
    ]);
});

test('access reaches every table of its schema, and no other', () => {
  const migrations = readFileSync(
    new URL('../../services/access/src/migrations.ts', import.meta.url),
    'utf8',
  );
  const made = [...migrations.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table);
  expect(made).toContain('stored_file');
  const granted = grants('access').map((statement) => /`access`\.`(\w+)`/.exec(statement)?.[1]);
  expect([...new Set(granted)].sort()).toEqual([...made, 'audit_log', 'notice', 'user_public'].sort());
});

test('no account changes a line of the audit log, not even access', () => {
  const rights = ACCOUNTS.flatMap((account) => grants(account)).filter((each) =>
    /audit_log|`access`\.\*/.test(each),
  );
  expect(rights.length).toBeGreaterThanOrEqual(ACCOUNTS.length);
  expect(rights.filter((each) => /UPDATE|DELETE|ALL/.test(each))).toEqual([]);
});

test('the underscore of a prefix is literal in a grant on a schema', () => {
  expect(grants('gateway', 'test_')[0]).toContain('`test\\_platform`.*');
});

test('every schema has an account that writes it', () => {
  for (const schema of SCHEMAS)
    expect(
      ACCOUNTS.some((account) =>
        grants(account).some((each) => each.includes(`\`${schema}\`.`) && /UPDATE|ALL/.test(each)),
      ),
    ).toBe(true);
});
