import { decodeJwt } from 'jose';
import { tableName } from '@console/node-kit/database';
import { ORIGIN } from '@console/node-kit/testing';
import { anyAddress } from '../testing/any-address.ts';
import { BEGIN_LIMIT } from './oauth-begin.ts';
import { CLIENT } from './testing/identity-provider.mjs';
import { runningOauth, throughProvider, type RunningOauth } from './testing/running-oauth.ts';

let oauth: RunningOauth;
beforeAll(async () => {
  oauth = await runningOauth({ PUBLIC_ORIGINS: `${ORIGIN},https://other.test` });
  await oauth.bound('viewer', 'Viewer#2026', { source: 'sso', person: 'zhang' });
  await oauth.bound('viewer', 'Viewer#2026', { source: 'qq', person: 'zhang' });
}, 60_000);
afterAll(() => oauth.stop());
afterEach(() => oauth.provider.misbehave(null));

const lastAudit = async (): Promise<{ action: string; username: string | null; after: string }> => {
  const [line] = await oauth.access.database.query(
    `SELECT action, username, CONCAT(\`after\`) AS \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id DESC LIMIT 1`,
  );
  return line;
};
const REFUSED = { status: 401, code: 'A0451', text: '第三方登录失败，请重新发起' };
const told = ({ status, body }: { status: number; body: { appCode?: string; appMesg?: string } }) => ({
  status,
  code: body.appCode,
  text: body.appMesg,
});

describe('going to a provider', () => {
  it('asks for a code with state and PKCE, and binds both to this browser', async () => {
    const browser = oauth.browser();
    const { status, headers, cookies } = await oauth.begin(browser);
    const { origin, pathname, searchParams } = new URL(headers.get('location') ?? '');
    expect([status, origin + pathname]).toEqual([302, `${oauth.provider.url}/authorize`]);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: `${ORIGIN}/oauth/redirect/sso`,
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(cookies.map((line) => line.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      'oauth_state=…; Max-Age=600; Path=/api/blade-auth; HttpOnly; SameSite=Strict',
    ]);
  });

  it('comes back to the origin at which the console is open, when it is a public one', async () => {
    const redirectUri = async (host: string): Promise<string | null> => {
      const path = `/api/blade-auth/oauth/render/sso?tenantId=${oauth.access.tenants[0]}`;
      const asked = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
      const { headers } = await oauth.browser().get(path, { headers: asked });
      return new URL(headers.get('location') ?? '').searchParams.get('redirect_uri');
    };
    expect(await redirectUri('other.test')).toBe('https://other.test/oauth/redirect/sso');
    expect(await redirectUri('evil.test')).toBe(`${ORIGIN}/oauth/redirect/sso`);
  });

  it('is refused to a network that has begun sixty within a minute, and to no other', async () => {
    const address = anyAddress();
    const browser = oauth.access.browser(address);
    await oauth.access.redis.set(`${BEGIN_LIMIT.key}:${address}`, '59', {
      expiration: { type: 'EX', value: 60 },
    });
    expect((await oauth.begin(browser)).status).toBe(302);
    const { status, headers, body } = await oauth.begin(browser);
    expect([status, body.appCode]).toEqual([429, 'C0429']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await oauth.begin(oauth.browser())).status).toBe(302);
  });

  it('leaves a Secure cookie where the browser came by https', async () => {
    const path = `/api/blade-auth/oauth/render/sso?tenantId=${oauth.access.tenants[0]}`;
    const { cookies } = await oauth.browser().get(path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(cookies).toEqual([expect.stringMatching(/^oauth_state=.*; Secure/)]);
  });

  it('is refused for a provider that is not configured', async () => {
    const { status, body } = await oauth.browser().get('/api/blade-auth/oauth/render/weibo');
    expect([status, body.appMesg]).toEqual([404, '未配置该第三方登录']);
  });

  it('leads back to the login page with the reason', async () => {
    const { status, headers } = await oauth
      .browser()
      .get('/api/blade-auth/oauth/render/weibo', { headers: { accept: 'text/html,*/*' } });
    expect([status, headers.get('location')]).toEqual([
      302,
      `/login?error=${encodeURIComponent('未配置该第三方登录')}`,
    ]);
  });

  it('stores nothing in Redis that would open a session', async () => {
    const { headers } = await oauth.begin(oauth.browser());
    const state = new URL(headers.get('location') ?? '').searchParams.get('state') ?? '';
    expect(await oauth.access.redis.exists(`oauth:${state}`)).toBe(0);
  });
});

describe('coming back', () => {
  it.each(['sso', 'qq'] as const)('signs in the user to whom the account of %s is bound', async (source) => {
    const browser = oauth.browser();
    const { status, body } = await oauth.finish(
      browser,
      await oauth.travel(browser, { source, redirect: '/edatabase/industry?page=2' }),
    );
    expect([status, body.result]).toEqual([
      200,
      { purpose: 'sign-in', redirect: '/edatabase/industry?page=2' },
    ]);
    expect(browser.cookies.has('oauth_state')).toBe(false);
    const info = await browser.get('/api/blade-user/info');
    expect(info.body.result).toMatchObject({ username: 'viewer' });
    expect(await lastAudit()).toMatchObject({ action: 'access.sign-in', after: `{"method":"${source}"}` });
  });

  it.each(['//evil', '/\\evil', 'https://evil', undefined])(
    'leads to the start page when asked for %p',
    async (redirect) => {
      const browser = oauth.browser();
      const journey = redirect === undefined ? {} : { redirect };
      const { body } = await oauth.finish(browser, await oauth.travel(browser, journey));
      expect(body.result).toEqual({ purpose: 'sign-in', redirect: '/' });
    },
  );

  it('is refused with an unknown state, and recorded', async () => {
    const answer = await oauth.finish(oauth.browser(), { source: 'sso', code: 'x', state: 'x'.repeat(43) });
    expect(told(answer)).toEqual(REFUSED);
    expect(await lastAudit()).toMatchObject({
      action: 'access.sign-in-failed',
      username: null,
      after: '{"reason":"oauth"}',
    });
  });

  it('is refused the second time', async () => {
    const browser = oauth.browser();
    const brought = await oauth.travel(browser);
    const twin = browser.copy();
    expect((await oauth.finish(browser, brought)).status).toBe(200);
    expect(told(await oauth.finish(twin, brought))).toEqual(REFUSED);
  });

  it('lets only one of several attempts at once in', async () => {
    const browser = oauth.browser();
    const brought = await oauth.travel(browser);
    const answers = await Promise.all(Array.from({ length: 5 }, () => oauth.finish(browser.copy(), brought)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('is refused in another browser, and does not use up the first browser’s state', async () => {
    const browser = oauth.browser();
    const brought = await oauth.travel(browser);
    const stranger = oauth.browser();
    await oauth.begin(stranger);
    expect(told(await oauth.finish(stranger, brought))).toEqual(REFUSED);
    expect(told(await oauth.finish(oauth.browser(), brought))).toEqual(REFUSED);
    expect((await oauth.finish(browser, brought)).status).toBe(200);
  });

  it('is refused for a provider other than the one that was visited', async () => {
    const browser = oauth.browser();
    const brought = await oauth.travel(browser);
    expect(told(await oauth.finish(browser, { ...brought, source: 'qq' }))).toEqual(REFUSED);
  });

  it('is refused when another issuer names itself, or none does', async () => {
    const browser = oauth.browser();
    const brought = await oauth.travel(browser);
    expect(told(await oauth.finish(browser, { ...brought, iss: 'https://evil.example' }))).toEqual(REFUSED);
    const { source, code, state } = await oauth.travel(browser);
    expect(told(await oauth.finish(browser, { source, code, state }))).toEqual(REFUSED);
  });

  it.each(['sso', 'qq'] as const)(
    'is refused with a code of %s that was issued for another challenge',
    async (source) => {
      const [victim, thief] = [oauth.browser(), oauth.browser()];
      const stolen = await oauth.travel(victim, { source });
      const own = await oauth.travel(thief, { source });
      expect(told(await oauth.finish(thief, { ...own, code: stolen.code }))).toEqual(REFUSED);
    },
  );

  it.each(['wrong-nonce', 'wrong-issuer', 'wrong-key', 'other-audience', 'expired'] as const)(
    'is refused with an id token of %s',
    async (misdeed) => {
      oauth.provider.misbehave(misdeed);
      const browser = oauth.browser();
      expect(told(await oauth.finish(browser, await oauth.travel(browser)))).toEqual(REFUSED);
      expect(browser.cookies.has('access_token')).toBe(false);
    },
  );

  it.each(['sso', 'qq'] as const)('says so when %s gives no answer', async (source) => {
    const browser = oauth.browser();
    const brought = await oauth.travel(browser, { source });
    oauth.provider.misbehave('broken');
    expect(told(await oauth.finish(browser, brought))).toEqual({
      status: 503,
      code: 'A0452',
      text: '第三方登录服务暂不可用，请稍后重试',
    });
  });

  it('says that an account is bound to no one of the tenant', async () => {
    const browser = oauth.browser();
    const { status, body } = await oauth.finish(browser, await oauth.travel(browser, { person: 'li' }));
    expect([status, body.appMesg]).toEqual([
      200,
      '该统一认证账号尚未绑定用户，请先用账号登录，再到个人资料中绑定',
    ]);
    const [first, second] = oauth.access.tenants;
    const elsewhere = oauth.browser();
    const { headers } = await elsewhere.get(`/api/blade-auth/oauth/render/sso?tenantId=${second}`);
    const brought = await throughProvider(headers.get('location') ?? '', 'zhang');
    // The page that finishes names the first tenant: what counts is where the sign-in began.
    const answer = await elsewhere.post('/api/blade-auth/oauth/login', { ...brought, tenantId: first });
    expect(answer.body.appCode).toBe('A1453');
  });

  it('says to its owner that an account is disabled', async () => {
    const { writer, tenants, database } = oauth.access;
    const userId = await writer.addUser({
      tenantId: tenants[0],
      username: 'leaver',
      password: 'Leaver#2026',
      realName: '离职者',
      authorities: [],
    });
    await oauth.bound('leaver', 'Leaver#2026', { person: 'leaver' });
    await database.query(`UPDATE ${tableName('access', 'user')} SET status = 0 WHERE id = ?`, [userId]);
    const browser = oauth.browser();
    const answer = await oauth.finish(browser, await oauth.travel(browser, { person: 'leaver' }));
    expect(told(answer)).toEqual({ status: 403, code: 'A0403', text: '账号已停用，请联系管理员' });
    expect(await lastAudit()).toMatchObject({ username: 'leaver', after: '{"reason":"disabled"}' });
  });

  const WRONG = { source: 'sso', code: 'x', state: 'x'.repeat(43) };

  it('is refused to a network after a hundred failures, and to no other', async () => {
    const address = anyAddress();
    const browser = oauth.access.browser(address);
    const brought = await oauth.travel(browser);
    expect((await oauth.finish(browser, WRONG)).status).toBe(401);
    await oauth.access.redis.incrBy(`oauth-tries:${address}`, 98);
    expect((await oauth.finish(browser, WRONG)).status).toBe(401);
    const { status, headers, body } = await oauth.finish(browser, brought);
    expect([status, body.appCode]).toEqual([429, 'A0429']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    const other = oauth.browser();
    expect((await oauth.finish(other, await oauth.travel(other))).status).toBe(200);
  });

  it('counts only failures: neither successful sign-ins nor those still being checked', async () => {
    const address = anyAddress();
    const travellers = Array.from({ length: 4 }, () => oauth.access.browser(address));
    const brought = await Promise.all(travellers.map((browser) => oauth.travel(browser)));
    await oauth.access.redis.set(`oauth-tries:${address}`, '99', { expiration: { type: 'EX', value: 60 } });
    const answers = await Promise.all(
      travellers.map((browser, index) => oauth.finish(browser, brought[index] ?? WRONG)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await oauth.access.redis.get(`oauth-tries:${address}`)).toBe('99');
  });

  it('replaces the session that the browser had, which ends', async () => {
    const browser = oauth.browser();
    await browser.login('admin', 'Admin#2026');
    const old = browser.copy();
    expect((await oauth.finish(browser, await oauth.travel(browser))).status).toBe(200);
    expect((await old.get('/api/blade-user/info')).status).toBe(401);
    expect((await browser.get('/api/blade-user/info')).body.result).toMatchObject({ username: 'viewer' });
  });
});

describe('a session that a provider opened', () => {
  it('ends with the browser and is one of the user’s like any other', async () => {
    const browser = oauth.browser();
    const { cookies } = await oauth.finish(browser, await oauth.travel(browser));
    expect(cookies.find((line) => line.startsWith('refresh_token'))).not.toContain('Max-Age');
    const { sid } = decodeJwt(browser.cookies.get('access_token') ?? '');
    const [row] = await oauth.access.database.query(
      `SELECT method FROM ${tableName('access', 'user_session')} WHERE sid = ?`,
      [sid],
    );
    expect(row).toEqual({ method: 'sso' });
  });
});
