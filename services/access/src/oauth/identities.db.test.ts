import { tableName } from '@console/node-kit';
import type { Browser } from '../testing/browser.ts';
import { runningOauth, type RunningOauth } from './testing/running-oauth.ts';

let oauth: RunningOauth;
beforeAll(async () => {
  oauth = await runningOauth();
}, 60_000);
afterAll(() => oauth.stop());

let serial = 0;
/** A user of the case's own, signed in. */
async function somebody(): Promise<{ browser: Browser; userId: number; username: string }> {
  serial += 1;
  const username = `bound${serial}`;
  const { writer, tenants } = oauth.access;
  const userId = await writer.addUser({
    tenantId: tenants[0],
    username,
    password: 'Bound#2026',
    realName: '绑定者',
    authorities: [],
  });
  const browser = oauth.browser();
  await browser.login(username, 'Bound#2026');
  return { browser, userId: userId ?? 0, username };
}

const bind = async (browser: Browser, person: string, source: 'sso' | 'qq' = 'sso') =>
  oauth.finish(browser, await oauth.travel(browser, { binding: true, person, source }));
const unbind = (browser: Browser, password = 'Bound#2026') =>
  browser.post('/api/blade-user/identities/unbind', { source: 'sso', password });
const list = async (browser: Browser) => (await browser.get('/api/blade-user/identities')).body.result;
const auditOf = (
  userId: number,
): Promise<{ action: string; before: string | null; after: string | null }[]> =>
  oauth.access.database.query(
    `SELECT action, CONCAT(\`before\`) AS \`before\`, CONCAT(\`after\`) AS \`after\` FROM ${tableName('access', 'audit_log')}
     WHERE user_id = ? AND action LIKE '%identity' ORDER BY id`,
    [userId],
  );

describe('the list of third parties', () => {
  it('tells a stranger their names and nothing else', async () => {
    const { body } = await oauth.browser().get('/api/blade-auth/oauth/providers');
    expect(body.result).toEqual([
      { source: 'sso', title: '统一认证', icon: 'shield' },
      { source: 'qq', title: 'QQ', icon: 'qq' },
    ]);
  });

  it('tells a user which of them are bound, and is for nobody else', async () => {
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
  it('is for a signed-in user, leads back to the profile and is recorded', async () => {
    const { browser, userId } = await somebody();
    const { body } = await bind(browser, 'p1');
    expect(body.result).toEqual({ purpose: 'bind', redirect: '/profile?tab=identities' });
    expect(await auditOf(userId)).toEqual([
      { action: 'access.bind-identity', before: null, after: '{"source":"sso","name":"p1"}' },
    ]);
    expect((await oauth.begin(oauth.browser(), { binding: true })).status).toBe(401);
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

  it('at the same moment gives an account to one user', async () => {
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

  it('is finished by the user who began it and by nobody else', async () => {
    const { browser } = await somebody();
    const brought = await oauth.travel(browser, { binding: true, person: 'p7' });
    const other = await somebody();
    for (const [name, value] of other.browser.cookies) browser.cookies.set(name, value);
    const { status } = await oauth.finish(browser, brought);
    expect(status).toBe(401);
    expect(await list(browser)).toMatchObject([{ name: null }, { name: null }]);
  });

  it('waits for a session that ran out meanwhile', async () => {
    const { browser } = await somebody();
    const brought = await oauth.travel(browser, { binding: true, person: 'p8' });
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
    const brought = await oauth.travel(browser, { binding: true, person: 'p10' });
    expect((await browser.post('/api/blade-auth/lock')).status).toBe(200);
    expect((await oauth.finish(browser, brought)).status).toBe(423);
    expect((await browser.post('/api/blade-auth/unlock', { password: 'Bound#2026' })).status).toBe(200);
    expect((await oauth.finish(browser, brought)).body.result).toMatchObject({ purpose: 'bind' });
  });
});

describe('giving an account up', () => {
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
