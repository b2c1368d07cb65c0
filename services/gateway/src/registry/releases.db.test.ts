import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { companyModule } from '@console/contract-company';
import type { ModuleReleases, Registry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import type { Answer } from '@console/node-kit/testing';
import { publishedRelease } from '../testing/published-release.ts';
import { runningGateway, SHELL, type RunningGateway } from '../testing/running-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway();
}, 30_000);
afterAll(() => gateway.stop());
beforeEach(async () => {
  for (const table of ['activation', 'release', 'load_failure'])
    await gateway.data.database.query(`DELETE FROM ${tableName('platform', table)}`);
  await gateway.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
  await rm(join(gateway.remotesDir, 'company'), { recursive: true, force: true });
  await publishedRelease(gateway.remotesDir, { version: '1.0.0' });
  await publishedRelease(gateway.remotesDir, { version: '1.1.0', bytes: 12_345, commit: 'c0ffee' });
});

const releaser = (authorities = ['fbgl_view', 'fbgl_edit']) =>
  gateway.service.signIn({ username: 'releaser', authorities });
const post = async (path: string, body: object): Promise<Answer> =>
  gateway.service.send(`/api/platform/releases/${path}`, { token: await releaser(), body });
const activate = (version: string, more: object = {}) =>
  post('activate', { module: 'company', version, ...more });
const rollback = (more: object = {}) => post('rollback', { module: 'company', ...more });
const company = async (): Promise<ModuleReleases> => {
  const { body } = await gateway.service.send('/api/platform/releases', { token: await releaser() });
  const { modules } = body.result as { modules: ModuleReleases[] };
  return modules[0] as ModuleReleases;
};
/** The version that a user's page would load, without the cache. */
const versionOf = async (who: object = {}): Promise<string | undefined> => {
  const { text } = await gateway.service.send('/registry.json', { token: await gateway.service.signIn(who) });
  return (JSON.parse(text) as Registry).modules[0]?.version;
};
const standing = async () => {
  const { active, canary, previous } = await company();
  return [active, canary?.version ?? null, previous];
};
const audited = async () => {
  const rows = await gateway.data.database.query<Record<string, unknown>[]>(
    `SELECT action, subject, username, service, \`before\`, \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id`,
  );
  const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
  return rows.map(({ before, after, ...row }) => ({ ...row, before: json(before), after: json(after) }));
};

describe('the versions of a module', () => {
  it('are those registered and those on disk, with what is known of them', async () => {
    await activate('1.1.0');
    const { shell } = (await gateway.service.send('/api/platform/releases', { token: await releaser() })).body
      .result as { shell: unknown };
    expect(shell).toEqual(SHELL);
    const { title, versions, history } = await company();
    expect(title).toBe(companyModule.title);
    expect(versions.map(({ version, registeredBy }) => [version, registeredBy])).toEqual([
      ['1.0.0', ''],
      ['1.1.0', 'releaser'],
    ]);
    expect(versions[1]).toMatchObject({ bytes: 12_345, commit: 'c0ffee', onDisk: true, unmet: null });
    expect(history).toMatchObject([{ kind: 'activate', version: '1.1.0', audience: null, by: 'releaser' }]);
  });

  it('stay in the list when their files are gone, and cannot be activated', async () => {
    await activate('1.1.0');
    await activate('1.0.0');
    await rm(join(gateway.remotesDir, 'company', '1.1.0'), { recursive: true });
    expect((await company()).versions.map(({ version, onDisk }) => [version, onDisk])).toEqual([
      ['1.0.0', true],
      ['1.1.0', false],
    ]);
    expect((await activate('1.1.0')).body).toMatchObject({ success: false, appCode: 'P2002' });
    expect((await rollback()).body).toMatchObject({ success: false, appCode: 'P2002' });
    expect(await standing()).toEqual(['1.0.0', null, '1.1.0']);
  });

  it('are seen and changed only by users with the authority', async () => {
    const viewer = await releaser(['fbgl_view']);
    const send = (path: string, token: string, body?: object) =>
      gateway.service.send(`/api/platform/releases${path}`, { token, ...(body ? { body } : {}) });
    expect((await send('', viewer)).status).toBe(200);
    expect((await send('/activate', viewer, { module: 'company', version: '1.0.0' })).status).toBe(403);
    expect((await send('/rollback', viewer, { module: 'company' })).status).toBe(403);
    expect((await send('', await releaser(['xtgl_user']))).status).toBe(403);
    expect(await standing()).toEqual([null, null, null]);
  });
});

describe('activating', () => {
  it('gives the version to everyone with their next registry', async () => {
    await activate('1.0.0');
    expect(await versionOf()).toBe('1.0.0');
    expect((await activate('1.1.0')).body.result).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
    expect(await versionOf()).toBe('1.1.0');
  });

  it('refuses a version that is neither registered nor published, and an unknown name', async () => {
    expect((await activate('9.9.9')).body).toMatchObject({ appCode: 'P2001' });
    expect((await activate('../1.0.0')).status).toBe(400);
    expect((await activate('1.0.0.77.draft')).body).toMatchObject({ appCode: 'P2001' });
    expect(await audited()).toEqual([]);
  });

  it.each([
    [{ shellApi: '^9.0.0' }, `需要外壳接口 ^9.0.0，当前为 ${SHELL.provides.shellApi}`],
    [{ needs: { '@console/ui': '^0.2.0' } }, '需要 @console/ui ^0.2.0，当前为 0.1.0'],
    [{ needs: { '@console/charts': '^0.1.0' } }, '需要 @console/charts ^0.1.0，当前外壳未提供'],
  ])('refuses a module that needs more than the shell has: %j', async (manifest, reason) => {
    await publishedRelease(gateway.remotesDir, { version: '2.0.0', manifest });
    await activate('1.0.0');
    expect((await activate('2.0.0')).body).toMatchObject({
      success: false,
      appCode: 'P2003',
      appMesg: `版本 2.0.0 无法启用：${reason}`,
    });
    expect((await activate('2.0.0', { audience: { share: 10 } })).body).toMatchObject({ appCode: 'P2003' });
    expect(await standing()).toEqual(['1.0.0', null, null]);
    expect((await company()).versions.find(({ version }) => version === '2.0.0')?.unmet).toBe(reason);
  });

  it('accepts a module of an earlier contract, which names only the shell interface', async () => {
    await publishedRelease(gateway.remotesDir, { version: '0.9.0', manifest: { shellApi: '^1.0.0' } });
    expect((await activate('0.9.0')).body.success).toBe(true);
    expect(await versionOf()).toBe('0.9.0');
    // Such a version was registered before its needs were stored.
    await gateway.data.database.query(`UPDATE ${tableName('platform', 'release')} SET needs = NULL`);
    await activate('1.0.0');
    expect((await rollback()).body.result).toMatchObject({ active: '0.9.0' });
    const found = (await company()).versions.find(({ version }) => version === '0.9.0');
    expect(found).toMatchObject({ needs: { shellApi: '^1.0.0' }, unmet: null });
  });

  it('refuses the active version again, and a change based on an outdated state', async () => {
    const first = (await activate('1.0.0')).body.result as ModuleReleases;
    expect((await activate('1.0.0')).body).toMatchObject({ success: false, appCode: 'P2004' });
    await activate('1.1.0', { mark: first.mark });
    expect(await activate('1.0.0', { mark: first.mark })).toMatchObject({ status: 409 });
    expect(await rollback({ mark: first.mark })).toMatchObject({ status: 409 });
    expect(await standing()).toEqual(['1.1.0', null, '1.0.0']);
  });

  it('by several at once has one winner for each state, and a line for each change', async () => {
    const { mark } = (await activate('1.0.0')).body.result as ModuleReleases;
    await Promise.all(
      ['1.2.0', '1.3.0', '1.4.0'].map((version) => publishedRelease(gateway.remotesDir, { version })),
    );
    const answers = await Promise.all(
      ['1.2.0', '1.3.0', '1.4.0'].map((version) => activate(version, { mark })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await company()).history).toHaveLength(2);
    await Promise.all(['1.2.0', '1.3.0', '1.4.0'].map((version) => activate(version)));
    expect((await company()).previous).not.toBeNull();
  });
});

describe('a canary release', () => {
  it('is given to its share, users and tenants; everyone else keeps the active version', async () => {
    await activate('1.0.0');
    const audience = { users: ['tester'], tenants: ['100001'] };
    expect((await activate('1.1.0', { audience })).body.result).toMatchObject({
      active: '1.0.0',
      canary: { version: '1.1.0', audience: { share: 0, ...audience }, by: 'releaser' },
    });
    expect(await versionOf({ username: 'tester' })).toBe('1.1.0');
    expect(await versionOf({ tenantId: '100001' })).toBe('1.1.0');
    expect(await versionOf()).toBe('1.0.0');
    await activate('1.1.0', { audience: { share: 50 } });
    const versions = await Promise.all(
      Array.from({ length: 40 }, (_, userId) => versionOf({ userId: userId + 1 })),
    );
    expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0']));
    expect(await versionOf({ userId: 1 })).toBe(versions[0]);
  });

  it('needs someone to get it', async () => {
    await activate('1.0.0');
    expect((await activate('1.1.0', { audience: {} })).status).toBe(400);
    expect((await activate('1.1.0', { audience: { share: 101 } })).status).toBe(400);
  });

  it('ends with a rollback, and becomes the active version with an activation', async () => {
    await activate('1.0.0');
    await activate('1.1.0', { audience: { share: 100 } });
    expect(await versionOf()).toBe('1.1.0');
    await rollback();
    expect([await versionOf(), await standing()]).toEqual(['1.0.0', ['1.0.0', null, null]]);
    await activate('1.1.0', { audience: { share: 100 } });
    await activate('1.1.0');
    expect(await standing()).toEqual(['1.1.0', null, '1.0.0']);
  });
});

describe('rolling back', () => {
  it('restores the version that was active before, for everyone at once, and stops where there is none', async () => {
    expect((await rollback()).body).toMatchObject({ appCode: 'P2005' });
    await activate('1.0.0');
    await activate('1.1.0');
    expect((await rollback()).body.result).toMatchObject({ active: '1.0.0', previous: null });
    expect(await versionOf()).toBe('1.0.0');
    expect((await rollback()).body).toMatchObject({ success: false, appCode: 'P2005' });
  });
});

describe('every change of a release', () => {
  it('is audited with its author, the state before and the state after', async () => {
    const audience = { share: 10, users: [], tenants: [] };
    await activate('1.0.0');
    await activate('1.1.0', { audience });
    await rollback();
    await activate('1.1.0');
    await rollback();
    const by = { subject: 'module:company', username: 'releaser', service: 'gateway' };
    expect(await audited()).toEqual([
      { ...by, action: 'platform.register-release', before: null, after: { version: '1.0.0', bytes: null } },
      { ...by, action: 'platform.activate-release', before: { version: null }, after: { version: '1.0.0' } },
      {
        ...by,
        action: 'platform.register-release',
        before: null,
        after: { version: '1.1.0', bytes: 12_345 },
      },
      { ...by, action: 'platform.start-canary', before: null, after: { version: '1.1.0', audience } },
      { ...by, action: 'platform.end-canary', before: { version: '1.1.0', audience }, after: null },
      {
        ...by,
        action: 'platform.activate-release',
        before: { version: '1.0.0' },
        after: { version: '1.1.0' },
      },
      {
        ...by,
        action: 'platform.rollback-release',
        before: { version: '1.1.0' },
        after: { version: '1.0.0' },
      },
    ]);
  });
});
