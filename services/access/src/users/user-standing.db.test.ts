import { newPasswordFault } from '@console/contract-access';
import { tableName } from '@console/node-kit/database';
import { PASSWORD, userBench, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

const OWN = '不能对自己的账号执行此操作';
const setStatus = (id: number, status: unknown, browser = bench.admin) =>
  bench.post(browser, 'updateStatus', { id, status });
const reset = (id: number, browser = bench.admin) => bench.post(browser, 'resetPassword', { id });
const remove = (ids: unknown, browser = bench.admin) => bench.post(browser, 'deleteByIds', { ids });
const adminId = () => bench.userId('admin');

describe('disabling a user', () => {
  it('ends every session at once and keeps them out until they are enabled', async () => {
    const user = await bench.make(['gssjk']);
    const sessions = [await bench.signIn(user), await bench.signIn(user)];
    expect((await setStatus(user.id, 0)).body.result).toBe(true);
    for (const session of sessions) {
      expect((await session.get('/api/sysUser/getUserAll')).status).toBe(401);
      expect((await session.post('/api/blade-auth/refresh')).status).toBe(401);
    }
    expect((await bench.access.browser().login(user.username, PASSWORD)).body.appCode).toBe('A0403');
    expect((await setStatus(user.id, 1)).body.result).toBe(true);
    expect((await bench.access.browser().login(user.username, PASSWORD)).status).toBe(200);
    expect(await bench.audit(`user:${user.id}`)).toMatchObject([
      { action: 'access.set-user-status', before: { status: 1 }, after: { status: 0 }, username: 'admin' },
      { action: 'access.set-user-status', before: { status: 0 }, after: { status: 1 } },
    ]);
  });

  it('asked twice is recorded once', async () => {
    const { id } = await bench.make();
    await setStatus(id, 0);
    expect((await setStatus(id, 0)).body.result).toBe(true);
    expect(await bench.audit(`user:${id}`)).toHaveLength(1);
  });

  it('is refused for the caller, for another tenant, and for administrators unless by another administrator', async () => {
    expect((await setStatus(await adminId(), 0)).body).toMatchObject({ appCode: 'A1462', appMesg: OWN });
    const { id } = await bench.make();
    expect((await setStatus(id, 0, bench.stranger)).status).toBe(404);
    expect((await setStatus(await adminId(), 0, await bench.manager())).body.appCode).toBe('A0465');
    expect((await setStatus(id, 2)).status).toBe(400);
    expect(await bench.row(id)).toMatchObject({ status: 1 });
  });
});

describe('resetting a password', () => {
  it('gives a temporary one, ends the sessions, and notifies its owner', async () => {
    const user = await bench.make(['gssjk']);
    const open = await bench.signIn(user);
    const { temporaryPassword } = (await reset(user.id)).body.result as { temporaryPassword: string };
    expect(newPasswordFault(temporaryPassword, user.username)).toBeNull();
    expect((await open.get('/api/sysUser/getUserAll')).status).toBe(401);
    expect((await bench.access.browser().login(user.username, PASSWORD)).status).toBe(401);
    const again = bench.access.browser();
    expect((await again.login(user.username, temporaryPassword)).status).toBe(200);
    expect((await again.get('/api/sysUser/getUserAll')).body.appCode).toBe('C0424');
    expect(await bench.notices(user.id)).toContainEqual({
      kind: 'security',
      title: '密码已被重置',
      text: '系统管理员（admin）重置了你的密码。如非你的请求，请联系管理员',
    });
    const lines = await bench.audit(`user:${user.id}`);
    expect(lines).toMatchObject([
      {
        action: 'access.reset-password',
        before: { mustChangePassword: false },
        after: { mustChangePassword: true },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(temporaryPassword);
  });

  it('takes the id from the query too, as the documents write it', async () => {
    const { id } = await bench.make();
    expect((await bench.admin.post(`/api/sysUser/resetPassword?id=${id}`)).status).toBe(200);
  });

  it('is refused for the caller, for another tenant, and for administrators unless by another administrator', async () => {
    expect((await reset(await adminId())).body).toMatchObject({ appCode: 'A1462', appMesg: OWN });
    const { id } = await bench.make();
    expect((await reset(id, bench.stranger)).status).toBe(404);
    expect((await reset(await adminId(), await bench.manager())).body.appCode).toBe('A0465');
    expect((await bench.access.browser().login('admin', 'Admin#2026')).status).toBe(200);
    expect(await bench.row(id)).toMatchObject({ must_change_password: 0 });
  });
});

describe('deleting users', () => {
  it('removes all of them, ends their sessions and frees their names, numbers and bound accounts', async () => {
    const [one, two] = [await bench.make(['gssjk']), await bench.make()];
    const open = await bench.signIn(one);
    await bench.access.database.query(
      `UPDATE ${tableName('access', 'user')} SET phone = '13900000009' WHERE id = ?`,
      [one.id],
    );
    await bench.access.database.query(
      `INSERT INTO ${tableName('access', 'user_identity')}
         (tenant_id, user_id, source, external_id, external_name, bound_at) VALUES (?, ?, 'qq', 'x1', 'X', NOW())`,
      [bench.access.tenants[0], one.id],
    );
    expect((await remove([one.id, two.id])).body.result).toBe(2);
    expect((await open.get('/api/sysUser/getUserAll')).status).toBe(401);
    expect((await bench.access.browser().login(one.username, PASSWORD)).status).toBe(401);
    expect((await bench.admin.get(`/api/sysUser/info/${one.id}`)).status).toBe(404);
    expect(await bench.row(one.id)).toMatchObject({ removed_key: one.id, removed_at: expect.any(String) });
    const { body } = await bench.post(bench.admin, 'insert', {
      username: one.username,
      realName: '后来者',
      phone: '13900000009',
    });
    expect(body.success).toBe(true);
    const bound = await bench.access.database.query<unknown[]>(
      `SELECT id FROM ${tableName('access', 'user_identity')} WHERE external_id = 'x1'`,
    );
    expect(bound).toEqual([]);
    expect(await bench.audit(`user:${one.id}`)).toMatchObject([
      {
        action: 'access.delete-users',
        before: { username: one.username, authorities: ['gssjk'] },
        after: null,
      },
    ]);
    expect(await bench.audit(`user:${two.id}`)).toHaveLength(1);
  });

  it('takes ids from the query, and a repeated one once', async () => {
    const [one, two] = [await bench.make(), await bench.make()];
    const { body } = await bench.admin.post(`/api/sysUser/deleteByIds?ids=${one.id},${two.id},${one.id}`);
    expect(body.result).toBe(2);
  });

  it('may be repeated: users who are removed already are skipped, but their sessions end', async () => {
    const [gone, here] = [await bench.make(['ROLE_admin']), await bench.make()];
    const open = await bench.signIn(gone);
    // The state after a commit that was followed by no write to Redis.
    await bench.access.database.query(
      `UPDATE ${tableName('access', 'user')} SET removed_at = NOW(), removed_key = id WHERE id = ?`,
      [gone.id],
    );
    expect((await open.get('/api/blade-user/sessions')).status).toBe(200);
    const { status, body } = await remove([gone.id, here.id]);
    expect([status, body.result]).toEqual([200, 2]);
    expect((await open.get('/api/blade-user/sessions')).status).toBe(401);
    expect(await bench.row(here.id)).toMatchObject({ removed_key: here.id });
    expect(await bench.audit(`user:${gone.id}`)).toEqual([]);
    expect((await remove([gone.id])).body.result).toBe(1);
    expect((await remove([gone.id], bench.stranger)).status).toBe(404);
  });

  it('removes none when one is unknown or of another tenant', async () => {
    const here = await bench.make();
    const foreign = await bench.make([], { tenantId: bench.access.tenants[1] });
    for (const wrong of [foreign.id, 4_294_967_295]) {
      expect((await remove([here.id, wrong])).status).toBe(404);
      expect((await remove([wrong, here.id])).status).toBe(404);
    }
    expect(await bench.row(here.id)).toMatchObject({ removed_at: null });
    expect(await bench.row(foreign.id)).toMatchObject({ removed_at: null });
    expect(await bench.audit(`user:${here.id}`)).toEqual([]);
  });

  it('removes neither oneself nor, by others, an administrator', async () => {
    const user = await bench.make();
    expect((await remove([user.id, await adminId()])).body).toMatchObject({ appCode: 'A1462', appMesg: OWN });
    expect((await remove([user.id, await adminId()], await bench.manager())).body.appCode).toBe('A0465');
    expect(await bench.row(user.id)).toMatchObject({ removed_at: null });
    expect((await remove([])).status).toBe(400);
    expect((await remove('abc')).status).toBe(400);
  });
});
