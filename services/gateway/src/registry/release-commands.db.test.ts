import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { tableName } from '@console/node-kit/database';
import { auditLogMigration } from '@console/node-kit/records';
import { scratchData, type ScratchData } from '@console/node-kit/testing';
import { jest } from '@jest/globals';
import { SHELL } from '../testing/running-gateway.ts';
import { publishedRelease } from '../testing/published-release.ts';
import { platformMigrations } from './migrations.ts';
import { activate, register, releases, rollback } from './release-commands.ts';

let data: ScratchData;
let folder: string;
let printed = '';
beforeAll(async () => {
  data = await scratchData({ platform: platformMigrations, access: [auditLogMigration] });
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  await writeFile(join(folder, 'shell.json'), JSON.stringify(SHELL));
  Object.assign(process.env, { DATABASE_URL: data.databaseUrl, REMOTES_DIR: folder, SHELL_DIR: folder });
  for (const version of ['1.0.0', '1.1.0']) await publishedRelease(folder, { version });
}, 30_000);
afterAll(async () => {
  await data.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['activation', 'release'])
    await data.database.query(`DELETE FROM ${tableName('platform', table)}`);
  await data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('releasing from the command line', () => {
  it('registers without giving the version to anyone', async () => {
    await register(['company', '1.0.0']);
    await releases(['company']);
    expect(printed).toContain('company 1.0.0 registered\n');
    expect(printed).toContain('company  active -  previous -');
    expect(await data.database.query(`SELECT id FROM ${tableName('platform', 'activation')}`)).toEqual([]);
  });

  it('starts a canary release, ends it, activates and rolls back, and says so', async () => {
    await activate(['company', '1.0.0']);
    await activate(['company', '1.1.0', '--canary', '10', '--users', 'a,b', '--tenants', '000000']);
    await rollback(['company']);
    await activate(['company', '1.1.0']);
    await activate(['company', '1.1.0']);
    await rollback(['company']);
    expect(printed.trim().split('\n')).toEqual([
      'company 1.0.0 active',
      'company 1.1.0 canary for 10 % of users, users a, b, tenants 000000',
      'company canary 1.1.0 ended, active: 1.0.0',
      'company 1.1.0 active',
      'company 1.1.0 was active already',
      'company active: 1.0.0',
    ]);
  });

  it('is audited under the name of the machine’s user, without a tenant', async () => {
    await activate(['company', '1.0.0']);
    const lines = await data.database.query<object[]>(
      `SELECT action, username, service, tenant_id, user_id FROM ${tableName('access', 'audit_log')} ORDER BY id`,
    );
    const by = { username: userInfo().username, service: 'gateway', tenant_id: null, user_id: null };
    expect(lines).toEqual([
      { ...by, action: 'platform.register-release' },
      { ...by, action: 'platform.activate-release' },
    ]);
  });

  it('lists versions with what prevents their activation', async () => {
    await publishedRelease(folder, { version: '2.0.0', manifest: { shellApi: '^9.0.0' } });
    await activate(['company', '1.0.0']);
    await expect(activate(['company', '2.0.0'])).rejects.toThrow('需要外壳接口 ^9.0.0');
    await releases([]);
    expect(printed).toMatch(/^\* 1\.0\.0 .*/m);
    expect(printed).toMatch(/^ {2}2\.0\.0 .*需要外壳接口 \^9\.0\.0/m);
    expect(printed).toContain('\nai  active -');
  });

  it.each([
    [() => activate(['company', '1.0.0', '--canary', '0'])],
    [() => activate(['company', '1.0.0', '--canary', 'ten'])],
    [() => activate(['company', '1.0.0', '--percent', '1'])],
    [() => activate(['company', '1.0.0', 'more'])],
    [() => register(['company'])],
    [() => rollback(['nothing'])],
    [() => releases(['nothing'])],
  ])('answers the usage instead of guessing: %#', async (command) => {
    await expect(command()).rejects.toThrow('usage: ');
    expect(await data.database.query(`SELECT id FROM ${tableName('platform', 'activation')}`)).toEqual([]);
  });
});
