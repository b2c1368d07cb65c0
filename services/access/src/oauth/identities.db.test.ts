import { tableName } from '@console/node-kit/database';
import type { Browser } from '../testing/browser.ts';
import { runningOauth, type RunningOauth } from './testing/running-oauth.ts';

let oauth: RunningOauth;
beforeAll(async () => {
  oauth = await runningOauth();
}, 60_000);
afterAll(() => oauth.stop());

const PASSWORD = 'Bound#2026';
let serial = 0;
/** A new user for one test, signed in. */
async function somebody(): Promise<{ browser: Browser; userId: number; username: string }> {
  serial += 1;
  const username = `bound${serial}`;
  const { writer, tenants } = oauth.access;
  const userId = await writer.addUser({
    tenantId: tenants[0],
    username,
    password: PASSWORD,
    realName: '绑定者',
    authorities: [],
  });
  const browser = oauth.browser();
  await browser.login(username, PASSWORD);
  return { browser, userId: userId ?? 0, username };
}

const bind = async (browser: Browser, person: string, source: 'sso' | 'qq' = 'sso') =>
  oauth.finish(browser, await oauth.travel(browser, { binding: PASSWORD, person, source }));
const unbind = (browser: Browser, password = PASSWORD) =>
  browser.post('/api/blade-user/identities/unbind', { source: 'sso', password });
const list = async (browser: Browser) => (await browser.get('/api/blade-user/identities')).body.result;
const noticesOf = (userId: number): Promise<{ kind: string; title: string; text: string }[]> =>
  oauth.access.database.query(
    `SELECT kind, title, text FROM ${tableName('access', 'notice')}
     WHERE user_id = ? AND title <> '新设备登录' ORDER BY id`,
    [userId],
  );
const auditOf = (
  userId: number,
): Promise<{ action: string; before: string | null; after: string | null }[]> =>
  oauth.access.database.query(
    `SELECT action, CONCAT(\`before\`) AS \`before\`, CONCAT(\`after\`) AS \`after\` FROM ${tableName('access', 'audit_log')}
     WHERE user_id = ? AND action LIKE '%identity' ORDER BY id`,
    [userId],
  );

describe('the list of third parties', () => {
  it('shows a stranger their names and nothing else', async () => {
    const { body } = await oauth.browser().get('/api/blade-auth/oauth/providers');
    expect(body.result).toEqual([
      { source: 'sso', title: '统一认证', icon: 'shield' },
      { source: 'qq', title: 'QQ', icon: 'qq' },
    ]);
  });

  it('shows a user which of them are bound, and is for no one else', async () => {
    const { browser } = await somebody();
    await bind(browser, 'zhang', 'qq');
    expect(await list(browser)).toEqual([
      { source: 'sso', title: '统一认证', name: null, boundAt: null },
      { source: 'qq', title: 'QQ', name: '张三', boundAt: expect.stringMatching(/^\d{4}-\d\d-\d\d /) },
    ]);
    expect((await oauth.browser().get('/api/blade-user/identities')).status).toBe(401);
  });
});

describe('binding', () => {
  it('asks for the password before it leads anywhere, and notifies the user', async () => {
    const { browser, userId } = await somebody();
    for (const binding of ['Wrong#2026', '']) {
      const { body, cookies } = await oauth.begin(browser, { binding });
      expect([body.success, cookies]).toEqual([false, []]);
    }
    const { status, body, cookies } = await oauth.begin(browser, { binding: PASSWORD });
    expect([status, body.result]).toEqual([
      200,
      { url: expect.stringContaining(`${oauth.provider.url}/authorize?`) },
    ]);
    expect(cookies.map((line) => line.split('=')[0])).toEqual(['oauth_state']);
    expect(await noticesOf(userId)).toEqual([]);
    await bind(browser, 'p0');
    expect(await noticesOf(userId)).toEqual([
      {
        kind: 'security',
        title: '已绑定第三方账号',
        text: expect.stringMatching(/^统一认证（p0），\d{4}-\d\d-\d\d \d\d:\d\d:\d\d，地址 10\./),
      },
    ]);
  });

  it('is no address to open: a link that someone sends leads nowhere', async () => {
    const { browser } = await somebody();
    expect((await browser.get('/api/blade-auth/oauth/bind/sso')).status).toBe(404);
  });

  it('at an open screen cannot be used to guess passwords, nor can all such calls together', async () => {
    const { browser } = await somebody();
    const own = '/api/blade-user';
    const wrong = 'Wrong#2026';
    const change = { oldPassword: wrong, newPassword: 'Fresh#2027', newPassword1: 'Fresh#2027' };
    const answers = [
      await oauth.begin(browser, { binding: wrong }),
      await unbind(browser, wrong),
      await browser.post(`${own}/lock-password`, { password: wrong, lockPassword: null }),
      await browser.post(`${own}/update-password`, change),
      await oauth.begin(browser, { binding: wrong }),
    ];
    expect(answers.map(({ body }) => body.appCode)).toEqual(Array<string>(5).fill('A1413'));
    const more = [
      await oauth.begin(browser, { binding: PASSWORD }),
      await unbind(browser),
      await browser.post(`${own}/lock-password`, { password: PASSWORD, lockPassword: null }),
      await browser.post(`${own}/update-password`, { ...change, oldPassword: PASSWORD }),
    ];
    expect(more.map(({ status, body }) => [status, body.appCode])).toEqual(
      Array<unknown>(4).fill([429, 'A0428']),
    );
  });

  it('is for a signed-in user, leads back to the profile and is recorded', async () => {
    const { browser, userId } = await somebody();
    const { body } = await bind(browser, 'p1');
    expect(body.result).toEqual({ purpose: 'bind', redirect: '/profile?tab=identities' });
    expect(await auditOf(userId)).toEqual([
      { action: 'access.bind-identity', before: null, after: '{"source":"sso","name":"p1"}' },
    ]);
    expect((await oauth.begin(oauth.browser(), { binding: PASSWORD })).status).toBe(401);
  });

  it('is refused to a user who has one already', async () => {
    const { browser } = await somebody();
    await bind(browser, 'p2');
    const { status, body } = await bind(browser, 'p3');
    expect([status, body.appMesg]).toEqual([200, '已绑定统一认证账号，请先解除']);
  });

  it('is refused for an account of another user, and changes nothing', async () => {
    await bind((await somebody()).browser, 'p4');
    const { browser, userId } = await somebody();
    const { status, body } = await bind(browser, 'p4');
    expect([status, body.appMesg]).toEqual([200, '该统一认证账号已绑定其他用户']);
    expect(await list(browser)).toMatchObject([{ source: 'sso', name: null }, {}]);
    expect(await auditOf(userId)).toEqual([]);
  });

  it('at the same moment gives an account to one user only', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, somebody));
    const answers = await Promise.all(people.map(({ browser }) => bind(browser, 'p5')));
    const codes = answers.map(({ body }) => body.appCode).sort();
    expect(codes).toEqual(['A1454', 'A1454', 'A1454', 'S0000']);
  });

  it('takes an account over from a user who was removed', async () => {
    const gone = await somebody();
    await bind(gone.browser, 'p6');
    await oauth.access.database.query(
      `UPDATE ${tableName('access', 'user')} SET removed_at = '2026-01-01', removed_key = id WHERE id = ?`,
      [gone.userId],
    );
    const { browser } = await somebody();
    expect((await bind(browser, 'p6')).body.result).toMatchObject({ purpose: 'bind' });
  });

  it('is finished by the user who began it and by no one else', async () => {
    const { browser } = await somebody();
    const brought = await oauth.travel(browser, { binding: PASSWORD, person: 'p7' });
    const other = await somebody();
    for (const [name, value] of other.browser.cookies) browser.cookies.set(name, value);
    const { status } = await oauth.finish(browser, brought);
    expect(status).toBe(401);
    expect(await list(browser)).toMatchObject([{ name: null }, { name: null }]);
  });

  it('waits for a session that ran out meanwhile', async () => {
    const { browser } = await somebody();
    const brought = await oauth.travel(browser, { binding: PASSWORD, person: 'p8' });
    const token = browser.cookies.get('access_token') ?? '';
    browser.cookies.delete('access_token');
    expect((await oauth.finish(browser, brought)).body.appMesg).toBe('登录已失效，请重新登录');
    browser.cookies.set('access_token', token);
    expect((await oauth.finish(browser, brought)).body.result).toMatchObject({ purpose: 'bind' });
  });
});

describe('binding while the session is locked', () => {
  it('waits for the unlocking', async () => {
    const { browser } = await somebody();
    const brought = await oauth.travel(browser, { binding: PASSWORD, person: 'p10' });
    expect((await browser.post('/api/blade-auth/lock')).status).toBe(200);
    expect((await oauth.finish(browser, brought)).status).toBe(423);
    expect((await browser.post('/api/blade-auth/unlock', { password: PASSWORD })).status).toBe(200);
    expect((await oauth.finish(browser, brought)).body.result).toMatchObject({ purpose: 'bind' });
  });
});

describe('a password that an administrator resets', () => {
  it('removes what was bound, which the old password may have bound for someone else', async () => {
    const { browser, userId } = await somebody();
    await bind(browser, 'p11');
    const admin = oauth.browser();
    await admin.login('admin', 'Admin#2026');
    expect((await admin.post('/api/sysUser/resetPassword', { id: userId })).status).toBe(200);

    const thief = oauth.browser();
    const { body } = await oauth.finish(thief, await oauth.travel(thief, { person: 'p11' }));
    expect(body.appCode).toBe('A1453');
    const lines = await oauth.access.database.query(
      `SELECT username, CONCAT(\`before\`) AS \`before\` FROM ${tableName('access', 'audit_log')}
       WHERE subject = ? AND action = 'access.unbind-identity'`,
      [`user:${userId}`],
    );
    expect(lines).toEqual([{ username: 'admin', before: '{"source":"sso","name":"p11"}' }]);
    expect((await noticesOf(userId)).at(-1)?.text).toBe(
      '系统管理员（admin）重置了你的密码，并解除了你绑定的第三方账号。如非你的请求，请联系管理员',
    );
  });
});

describe('unbinding an account', () => {
  it('asks for the password, ends what it opened and is recorded', async () => {
    const { browser, userId } = await somebody();
    await bind(browser, 'p9');
    expect((await unbind(browser, 'Wrong#2026')).body.appMesg).toBe('原密码不正确');
    expect(await list(browser)).toMatchObject([{ name: 'p9' }, {}]);
    expect((await unbind(browser)).body.result).toBe(true);
    expect(await list(browser)).toMatchObject([{ name: null }, {}]);
    expect((await auditOf(userId)).at(-1)).toEqual({
      action: 'access.unbind-identity',
      before: '{"source":"sso","name":"p9"}',
      after: null,
    });
    expect((await noticesOf(userId)).at(-1)).toEqual({
      kind: 'security',
      title: '已解除第三方账号绑定',
      text: expect.stringMatching(/^统一认证（p9），/),
    });
    const stranger = oauth.browser();
    const { body } = await oauth.finish(stranger, await oauth.travel(stranger, { person: 'p9' }));
    expect(body.appCode).toBe('A1453');
  });

  it('answers false, and records nothing, when nothing is bound', async () => {
    const { browser, userId } = await somebody();
    expect((await unbind(browser)).body.result).toBe(false);
    expect(await auditOf(userId)).toEqual([]);
  });

  it('takes five wrong passwords', async () => {
    const { browser } = await somebody();
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) codes.push((await unbind(browser, 'Wrong#2026')).body.appCode);
    expect(codes).toEqual([...Array<string>(5).fill('A1413'), 'A0428']);
    expect((await unbind(browser)).status).toBe(429);
  });
});
