import { tableName } from '@console/node-kit/database';
import type { Answer, Browser } from '../testing/browser.ts';
import { userBench, type Made, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

type Act = (by: Browser, user: Made) => Promise<Answer>;
const ACTS: Readonly<Record<string, Act>> = {
  'edit who they are': (by, { id }) =>
    bench.post(by, 'update', { id, version: 1, realName: '甲', phone: '13911112222' }),
  'reset their password': (by, { id }) => bench.post(by, 'resetPassword', { id }),
  'disable them': (by, { id }) => bench.post(by, 'updateStatus', { id, status: 0 }),
  'change what they may': (by, { id }) =>
    bench.post(by, 'updatePermission', { id, version: 1, authorities: [] }),
  'delete them': (by, { id }) => bench.post(by, 'deleteByIds', { ids: [id] }),
  'end their sessions': (by, { id }) => bench.post(by, 'sessions/end', { id }),
};
const acts = Object.entries(ACTS);

describe('a manager of users', () => {
  it.each(acts)('does not %s when the user has an authority that the manager lacks', async (_, act) => {
    const user = await bench.make(['gssjk', 'yzgl_view', 'hysjk']);
    const open = await bench.signIn(user);
    const before = await bench.row(user.id);
    const { status, body } = await act(await bench.manager(['gssjk']), user);
    expect([status, body.appCode, body.appMesg]).toEqual([
      403,
      'A0464',
      '操作涉及您没有的权限：行业数据库、查看因子',
    ]);
    expect(await bench.row(user.id)).toEqual(before);
    expect(await bench.authorities(user.id)).toEqual(['gssjk', 'hysjk', 'yzgl_view']);
    expect((await open.get('/api/sysUser/getUserAll')).status).toBe(200);
    expect(await bench.audit(`user:${user.id}`)).toEqual([]);
  });

  it.each(acts)('may %s when the user has no more than the manager', async (_, act) => {
    const user = await bench.make(['gssjk']);
    await bench.signIn(user);
    expect((await act(await bench.manager(['gssjk', 'hysjk']), user)).body.appCode).toBe('S0000');
  });

  it.each(acts)('does not %s where they are an administrator', async (_, act) => {
    const { body } = await act(await bench.manager(['gssjk']), await bench.make(['ROLE_admin']));
    expect(body.appCode).toBe('A0465');
  });

  it.each(acts)('does not %s by an authority that only their session remembers', async (_, act) => {
    const manager = await bench.manager(['gssjk']);
    const user = await bench.make(['gssjk']);
    await bench.access.database.query(
      `DELETE FROM ${tableName('access', 'user_authority')} WHERE user_id = ? AND authority = 'gssjk'`,
      [manager.made.id],
    );
    expect((await act(manager, user)).body.appCode).toBe('A0464');
  });

  it('deletes none of several when one of them has more', async () => {
    const manager = await bench.manager(['gssjk']);
    const [lesser, greater] = [await bench.make(['gssjk']), await bench.make(['hysjk'])];
    const { body } = await bench.post(manager, 'deleteByIds', { ids: [lesser.id, greater.id] });
    expect(body.appCode).toBe('A0464');
    expect(await bench.row(lesser.id)).toMatchObject({ removed_at: null });
  });
});
