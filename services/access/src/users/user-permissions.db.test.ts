import { SessionStore } from '@console/node-kit/auth';
import { tableName } from '@console/node-kit/database';
import { decodeJwt } from 'jose';
import type { Answer, Browser } from '../testing/browser.ts';
import { userBench, type Made, type UserBench } from '../testing/user-bench.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());

const grant = (id: number, authorities: readonly string[], { by = bench.admin, version = 1 } = {}) =>
  bench.post(by, 'updatePermission', { id, authorities, version });
const sidOf = (browser: Browser): string =>
  String(decodeJwt(browser.cookies.get('access_token') ?? '')['sid']);
/** The session as another service reads it. */
const elsewhere = async (browser: Browser) =>
  (await new SessionStore(bench.access.redis).find(sidOf(browser)))?.authorities;

describe('changing what a user may do', () => {
  it('replaces their authorities, and their open sessions have them when the call answers', async () => {
    const user = await bench.make(['gssjk', 'xtgl_user']);
    const open = [await bench.signIn(user), await bench.signIn(user)];
    expect((await open[0]?.get('/api/sysUser/authorities'))?.status).toBe(200);
    const { body } = await grant(user.id, ['yzgl_view', 'gssjk', 'gssjk']);
    expect(body.result).toMatchObject({ authorities: ['gssjk', 'yzgl_view'], version: 2 });
    for (const browser of open) {
      expect(await elsewhere(browser)).toEqual(['gssjk', 'yzgl_view']);
      expect((await browser.get('/api/sysUser/authorities')).status).toBe(403);
    }
    expect(await bench.audit(`user:${user.id}`)).toEqual([
      {
        action: 'access.update-permission',
        subject: `user:${user.id}`,
        username: 'admin',
        address: '127.0.0.1',
        before: { authorities: ['gssjk', 'xtgl_user'] },
        after: { authorities: ['gssjk', 'yzgl_view'] },
      },
    ]);
    expect(await bench.notices(user.id)).toContainEqual({
      kind: 'security',
      title: '权限已变更',
      text: '新增：查看因子；移除：用户与权限管理',
    });
  });

  it('keeps a locked screen locked', async () => {
    const user = await bench.make(['gssjk']);
    const open = await bench.signIn(user);
    const key = `session:${sidOf(open)}`;
    const session = JSON.parse((await bench.access.redis.get(key)) ?? '{}') as object;
    await bench.access.redis.set(key, JSON.stringify({ ...session, locked: true }), {
      expiration: 'KEEPTTL',
    });
    await grant(user.id, ['hysjk']);
    expect(await new SessionStore(bench.access.redis).find(sidOf(open))).toMatchObject({
      locked: true,
      authorities: ['hysjk'],
    });
  });

  it('to the same authorities writes no audit line and no notice', async () => {
    const user = await bench.make(['gssjk']);
    expect((await grant(user.id, ['gssjk'])).body.result).toMatchObject({ version: 1 });
    expect(await bench.audit(`user:${user.id}`)).toEqual([]);
    expect(await bench.notices(user.id)).toEqual([]);
  });

  it('without a version replaces their authorities, which the line says', async () => {
    const user = await bench.make(['gssjk']);
    await grant(user.id, ['hysjk']);
    const replaced = { id: user.id, authorities: ['yzgl_view'] };
    const { body } = await bench.post(bench.admin, 'updatePermission', replaced);
    expect(body.result).toMatchObject({ authorities: ['yzgl_view'], version: 3 });
    expect((await bench.audit(`user:${user.id}`)).map(({ before, after }) => [before, after])).toEqual([
      [{ authorities: ['gssjk'] }, { authorities: ['hysjk'] }],
      [{ authorities: ['hysjk'] }, { authorities: ['yzgl_view'], overwroteVersion: 2 }],
    ]);
    expect((await grant(user.id, ['gssjk'], { version: 2 })).status).toBe(409);
  });

  it('keeps one of two at once, and the sessions have what the database has', async () => {
    const user = await bench.make();
    const open = await bench.signIn(user);
    const both = await Promise.all([grant(user.id, ['gssjk']), grant(user.id, ['hysjk'])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await elsewhere(open)).toEqual(await bench.authorities(user.id));
  });

  it('leaves sessions with the newest of many quick changes', async () => {
    const user = await bench.make();
    const open = await bench.signIn(user);
    const sets = [['gssjk'], ['hysjk'], ['yzgl_view'], ['tzgl_view']];
    const answers: Promise<unknown>[] = [];
    for (const [index, authorities] of sets.entries()) {
      answers.push(grant(user.id, authorities, { version: index + 1 }));
      // The next one is sent as soon as this one is committed, not when its sessions are updated.
      for (
        let polls = 0;
        polls < 500 && Number((await bench.row(user.id))['version']) < index + 2;
        polls += 1
      )
        await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await Promise.all(answers);
    expect(await elsewhere(open)).toEqual(['tzgl_view']);
  });

  it('refuses unknown authorities, naming them, and changes nothing', async () => {
    const user = await bench.make(['gssjk']);
    const { status, body } = await grant(user.id, ['gssjk', 'ROLE_root', '']);
    expect([status, body.appMesg]).toEqual([400, expect.stringContaining('未知权限 ROLE_root')]);
    expect(await bench.authorities(user.id)).toEqual(['gssjk']);
  });

  it('is refused to another tenant and for the caller', async () => {
    const user = await bench.make(['gssjk']);
    expect((await grant(user.id, [], { by: bench.stranger })).status).toBe(404);
    const manager = await bench.manager(['gssjk']);
    expect((await grant(manager.made.id, ['ROLE_admin'], { by: manager })).body.appCode).toBe('A1462');
    const own = await grant(await bench.userId('admin'), ['gssjk']);
    expect(own.body.appMesg).toBe('不能对自己的账号执行此操作');
    expect(await bench.authorities(manager.made.id)).toEqual(['gssjk', 'xtgl_user']);
  });
});

describe('a user who grants', () => {
  it('grants and revokes what they have, and nothing beyond', async () => {
    const manager = await bench.manager(['gssjk']);
    const user = await bench.make(['gssjk']);
    expect((await grant(user.id, [], { by: manager })).status).toBe(200);
    expect((await grant(user.id, ['gssjk'], { by: manager, version: 2 })).status).toBe(200);
    for (const wanted of [['yzgl_view'], ['gssjk', 'ROLE_admin']]) {
      const { status, body } = await grant(user.id, wanted, { by: manager, version: 3 });
      expect([status, body.appCode]).toEqual([403, 'A0464']);
    }
    const named = await grant(user.id, ['yzgl_view', 'hysjk'], { by: manager, version: 3 });
    expect(named.body.appMesg).toBe('操作涉及您没有的权限：行业数据库、查看因子');
    expect(await bench.authorities(user.id)).toEqual(['gssjk']);
    expect(await bench.audit(`user:${user.id}`)).toHaveLength(2);
  });

  it('changes no administrator without being one', async () => {
    const boss = await bench.make(['ROLE_admin']);
    const manager = await bench.manager();
    expect((await grant(boss.id, [], { by: manager })).body).toMatchObject({
      appCode: 'A0465',
      appMesg: '只有系统管理员可以维护系统管理员账号',
    });
    expect((await grant(boss.id, ['gssjk'])).status).toBe(200);
  });

  it('grants by what they have now, not by what their session remembers', async () => {
    const manager = await bench.manager(['gssjk']);
    await bench.access.database.query(
      `DELETE FROM ${tableName('access', 'user_authority')} WHERE user_id = ? AND authority = 'gssjk'`,
      [manager.made.id],
    );
    const user = await bench.make();
    expect((await grant(user.id, ['gssjk'], { by: manager })).body.appCode).toBe('A0464');
  });
});

describe('the last administrator', () => {
  const administrators = async (): Promise<readonly Made[]> =>
    bench.access.database.query(
      `SELECT u.id, u.username FROM ${tableName('access', 'user')} u
       JOIN ${tableName('access', 'user_authority')} a ON a.user_id = u.id AND a.authority = 'ROLE_admin'
       WHERE u.tenant_id = ? AND u.status = 1 AND u.removed_at IS NULL`,
      [bench.access.tenants[0]],
    );
  type Deed = (by: Browser, id: number) => Promise<Answer>;
  const deeds: Readonly<Record<string, Deed>> = {
    strip: (by, id) => grant(id, [], { by }),
    disable: (by, id) => bench.post(by, 'updateStatus', { id, status: 0 }),
    delete: (by, id) => bench.post(by, 'deleteByIds', { ids: [id] }),
  };

  it.each(Object.keys(deeds))('stays when two %s one another at once', async (deed) => {
    const others = await administrators();
    await bench.access.database.query(
      `UPDATE ${tableName('access', 'user')} SET status = 0 WHERE id IN (?)`,
      [others.map(({ id }) => id)],
    );
    const [one, two] = [await bench.make(['ROLE_admin']), await bench.make(['ROLE_admin'])];
    const [asOne, asTwo] = [await bench.signIn(one), await bench.signIn(two)];
    const act = deeds[deed];
    const answers = await Promise.all([act?.(asOne, two.id), act?.(asTwo, one.id)]);
    const left = await administrators();
    await bench.access.database.query(
      `UPDATE ${tableName('access', 'user')} SET status = 1 WHERE id IN (?)`,
      [others.map(({ id }) => id)],
    );
    expect(left).toHaveLength(1);
    const codes = answers.map((answer) => answer?.body.appCode);
    expect(codes).toContain('S0000');
    // Too late for the lock: the gate knows it already, by an ended session or a lost authority.
    expect(['A1463', 'C0410', 'C0403']).toContain(codes.find((code) => code !== 'S0000'));
  });

  it('cannot be removed by a user whose session still says administrator', async () => {
    const others = await administrators();
    const [ghost, last] = [await bench.make(['ROLE_admin']), await bench.make(['ROLE_admin'])];
    const browser = await bench.signIn(ghost);
    const setOthers = (status: number) =>
      bench.access.database.query(`UPDATE ${tableName('access', 'user')} SET status = ? WHERE id IN (?)`, [
        status,
        others.map(({ id }) => id),
      ]);
    await setOthers(0);
    await bench.access.database.query(
      `DELETE FROM ${tableName('access', 'user_authority')} WHERE user_id = ?`,
      [ghost.id],
    );
    for (const act of Object.values(deeds))
      expect((await act(browser, last.id)).body).toMatchObject({
        appCode: 'A1463',
        appMesg: '至少保留一名系统管理员',
      });
    await setOthers(1);
    // Even when there are others, the user may not remove one.
    for (const act of Object.values(deeds))
      expect((await act(browser, last.id)).body).toMatchObject({ appCode: 'A0465' });
    expect(await bench.row(last.id)).toMatchObject({ status: 1, removed_at: null });
  });
});
