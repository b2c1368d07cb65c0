import { sessionKey, sessionSchema } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { decodeJwt } from 'jose';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

const signedIn = async (username: string, password: string, tenantId = access.tenants[0]) => {
  const browser = access.browser();
  await browser.login(username, password, { tenantId });
  return browser;
};

describe('users', () => {
  it('see the users of their own tenant and no other', async () => {
    const names = async (browser: Awaited<ReturnType<typeof signedIn>>) =>
      ((await browser.get('/api/sysUser/getUserAll')).body.result as { username: string }[]).map(
        ({ username }) => username,
      );
    expect(await names(await signedIn('viewer', 'Viewer#2026'))).toEqual(['admin', 'analyst', 'viewer']);
    expect(await names(await signedIn('other', 'Other#2026', access.tenants[1]))).toEqual(['other']);
  });

  it('cannot name another tenant', async () => {
    const browser = await signedIn('other', 'Other#2026', access.tenants[1]);
    expect((await browser.get(`/api/sysUser/getUserAll?tenantId=${access.tenants[0]}`)).status).toBe(400);
  });

  it('read their own information', async () => {
    const browser = await signedIn('admin', 'Admin#2026');
    expect((await browser.get('/api/blade-user/info')).body.result).toEqual({
      id: expect.any(Number),
      username: 'admin',
      name: '系统管理员',
      realName: '系统管理员',
      avatar: null,
      phone: '13800000001',
      email: null,
      department: '信息技术部',
      tenantId: access.tenants[0],
      tenantName: '演示租户',
      authorities: ['ROLE_admin'],
      version: 1,
      preferences: { theme: 'light', upColour: 'red', autoLockMinutes: 30 },
      ownLockPassword: false,
      locked: false,
      mustChangePassword: false,
      unlockTriesLeft: 5,
    });
  });

  it('list the authorities only when they manage users', async () => {
    const refused = await (await signedIn('analyst', 'Analyst#2026')).get('/api/sysUser/authorities');
    expect([refused.status, refused.body.appMesg]).toEqual([403, '缺少权限 xtgl_user（用户与权限管理）']);
    const { body } = await (await signedIn('admin', 'Admin#2026')).get('/api/sysUser/authorities');
    expect(body.result).toContainEqual({ authority: 'gssjk_gn_view', name: '查看公司详情' });
  });

  it('with a locked screen get their own name and nothing else', async () => {
    const browser = await signedIn('viewer', 'Viewer#2026');
    const key = sessionKey(String(decodeJwt(browser.cookies.get('access_token') ?? '')['sid']));
    const session = sessionSchema.parse(JSON.parse((await access.redis.get(key)) ?? ''));
    await access.redis.set(key, JSON.stringify({ ...session, locked: true }));
    expect((await browser.get('/api/sysUser/getUserAll')).status).toBe(423);
    expect((await browser.get('/api/blade-user/info')).status).toBe(200);
  });

  it('are visible to other services in a view of names alone', async () => {
    const [row] = await access.database.query<object[]>(
      `SELECT * FROM ${tableName('access', 'user_public')} WHERE username = 'other'`,
    );
    expect(row).toEqual({
      tenant_id: access.tenants[1],
      id: expect.any(Number),
      username: 'other',
      real_name: '林一凡',
      active: 1,
    });
  });
});
