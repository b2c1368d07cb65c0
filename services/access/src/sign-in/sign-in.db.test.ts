import { tableName } from '@console/node-kit/database';
import { anyAddress } from '../testing/any-address.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());
beforeEach(() => access.forgetTries());

const auditLines = (): Promise<
  { action: string; username: string | null; subject: string; after: string }[]
> =>
  access.database.query(
    `SELECT action, username, subject, \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id`,
  );
const forgetAudit = () => access.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);

describe('signing in', () => {
  it('answers who is signed in and sets cookies that scripts and other sites cannot reach', async () => {
    const { status, body, cookies } = await access.browser().login('viewer', 'Viewer#2026');
    expect([status, body.appCode]).toEqual([200, 'S0000']);
    expect(body.result).toMatchObject({
      username: 'viewer',
      tenantId: access.tenants[0],
      tenantName: '演示租户',
      authorities: expect.arrayContaining(['gssjk_gn_view']),
    });
    expect(cookies.map((line) => line.replace(/=[^;=]+;/, '=…;'))).toEqual([
      'access_token=…; Max-Age=900; Path=/; HttpOnly; SameSite=Strict',
      'refresh_token=…; Path=/api/blade-auth; HttpOnly; SameSite=Strict',
      'device_token=…; Max-Age=15552000; Path=/api/blade-auth; HttpOnly; SameSite=Strict',
    ]);
  });

  it('keeps the refresh token for 14 days when asked to remember', async () => {
    const { cookies } = await access.browser().login('viewer', 'Viewer#2026', { remember: true });
    expect(cookies[1]).toMatch(/^refresh_token=.+; Max-Age=1209600; /);
  });

  it('never answers a password or its hash', async () => {
    const { body } = await access.browser().login('admin', 'Admin#2026');
    expect(JSON.stringify(body)).not.toMatch(/argon2|Admin#2026|passwordHash/);
  });

  it('recognises a user name in any case and width', async () => {
    const { body } = await access.browser().login(' ＡDMIN ', 'Admin#2026');
    expect(body.result).toMatchObject({ username: 'admin' });
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const wrong = await access.browser().login('viewer', 'Wrong#2026');
    const unknown = await access.browser().login('nobody', 'Wrong#2026');
    const told = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: '' });
    expect(told(wrong)).toEqual(told(unknown));
    expect(told(wrong)).toMatchObject({ status: 401, appCode: 'A0401', appMesg: '用户名或密码错误' });
  });

  it('says what a password must contain when the typed one cannot be valid', async () => {
    const { status, body } = await access.browser().login('viewer', 'short1');
    expect([status, body.appMesg]).toEqual([400, '请输入8-30位且包含数字大小写字母和一个特殊字符']);
  });

  it('finds users of the named tenant only', async () => {
    expect((await access.browser().login('other', 'Other#2026')).status).toBe(401);
    expect(
      (await access.browser().login('other', 'Other#2026', { tenantId: access.tenants[1] })).status,
    ).toBe(200);
    const nobodys = { tenantId: `${access.tenants[0]}x` };
    const { status, body } = await access.browser().login('other', 'Other#2026', nobodys);
    expect([status, body.appMesg]).toEqual([401, '租户不存在或已停用']);
  });

  it('reveals only to the right password that the account is disabled', async () => {
    const userId = await access.writer.addUser({
      tenantId: access.tenants[0],
      username: 'leaver',
      password: 'Leaver#2026',
      realName: '离职者',
      authorities: [],
    });
    await access.database.query(`UPDATE ${tableName('access', 'user')} SET status = 0 WHERE id = ?`, [
      userId,
    ]);
    expect((await access.browser().login('leaver', 'Wrong#2026')).body.appCode).toBe('A0401');
    const { status, body } = await access.browser().login('leaver', 'Leaver#2026');
    expect([status, body.appMesg]).toEqual([403, '账号已停用，请联系管理员']);
  });

  it('takes the password only from the body', async () => {
    const query = 'username=viewer&password=Viewer%232026';
    expect((await access.browser().post(`/api/blade-auth/login?${query}`)).status).toBe(400);
  });

  it('takes no other fields', async () => {
    const { status } = await access.browser().login('viewer', 'Viewer#2026', { authorities: ['ROLE_admin'] });
    expect(status).toBe(400);
  });

  it('replaces the session that the browser had, which ends', async () => {
    const browser = access.browser();
    await browser.login('viewer', 'Viewer#2026');
    const old = browser.copy();
    const elsewhere = access.browser();
    await elsewhere.login('viewer', 'Viewer#2026');
    await forgetAudit();
    expect((await browser.login('analyst', 'Analyst#2026')).status).toBe(200);
    expect((await old.get('/api/blade-user/info')).status).toBe(401);
    expect((await old.post('/api/blade-auth/refresh')).status).toBe(401);
    expect((await browser.get('/api/blade-user/info')).body.result).toMatchObject({ username: 'analyst' });
    expect((await elsewhere.get('/api/blade-user/info')).status).toBe(200);
    expect((await auditLines()).map(({ action, username }) => [action, username])).toEqual([
      ['access.sign-out', 'viewer'],
      ['access.sign-in', 'analyst'],
    ]);
  });

  it('also ends the old session when its access token has run out, and leaves it when the password is wrong', async () => {
    const browser = access.browser();
    await browser.login('viewer', 'Viewer#2026');
    const old = browser.copy();
    expect((await browser.login('analyst', 'Wrong#2026')).status).toBe(401);
    expect((await old.get('/api/blade-user/info')).status).toBe(200);
    browser.cookies.delete('access_token');
    expect((await browser.login('analyst', 'Analyst#2026')).status).toBe(200);
    expect((await old.get('/api/blade-user/info')).status).toBe(401);
  });

  it('sets Secure cookies where the browser came by https', async () => {
    const input = { username: 'viewer', password: 'Viewer#2026', tenantId: access.tenants[0] };
    const { cookies } = await access
      .browser(anyAddress())
      .post('/api/blade-auth/login', input, { 'x-forwarded-proto': 'https' });
    expect(cookies).toHaveLength(3);
    for (const line of cookies) expect(line).toContain('; Secure');
  });

  it('refuses a sign-in sent from another site', async () => {
    const body = { username: 'viewer', password: 'Viewer#2026' };
    const origin = { origin: 'https://elsewhere.test' };
    const { status, cookies } = await access.browser().post('/api/blade-auth/login', body, origin);
    expect([status, cookies]).toEqual([403, []]);
  });
});

/** Sends one try after another from clients without cookies, each with a captcha solved. */
const wrongTries = async (count: number, username = 'viewer') => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const answer = await access.browser().login(username, 'Wrong#2026', await access.captcha());
    statuses.push(answer.status);
  }
  return statuses;
};

describe('wrong tries', () => {
  it('are refused from the sixth on, even with the right password, until the time that the answer names', async () => {
    expect(await wrongTries(6)).toEqual([401, 401, 401, 401, 401, 429]);
    for (const captcha of [{}, await access.captcha()]) {
      const { status, headers, body } = await access.browser().login('viewer', 'Viewer#2026', captcha);
      const seconds = Number(headers.get('retry-after'));
      expect(status).toBe(429);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(900);
      expect(body.appMesg).toBe(`登录失败次数过多，请 ${seconds} 秒后再试`);
    }
  });

  it('with a name no one has are refused in the same way', async () => {
    expect(await wrongTries(6, 'nobody')).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('with passwords that break the rule count too', async () => {
    for (let n = 0; n < 5; n += 1) await access.browser().login('viewer', 'bad', await access.captcha());
    expect((await access.browser().login('viewer', 'bad', await access.captcha())).status).toBe(429);
  });

  it('sent all at once are limited to five judged, though a captcha was solved for each', async () => {
    const captchas = await Promise.all(Array.from({ length: 20 }, () => access.captcha()));
    const answers = await Promise.all(
      captchas.map((captcha) => access.browser().login('viewer', 'Wrong#2026', captcha)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('do not lock a user out of a device they signed in on', async () => {
    const known = access.browser();
    await known.login('viewer', 'Viewer#2026');
    await wrongTries(6);
    expect((await access.browser().login('viewer', 'Viewer#2026')).status).toBe(429);
    expect((await known.login('viewer', 'Viewer#2026')).status).toBe(200);
  });

  it('on a known device are bounded too', async () => {
    const known = access.browser();
    await known.login('viewer', 'Viewer#2026');
    for (let n = 0; n < 5; n += 1) await known.login('viewer', 'Wrong#2026', await access.captcha());
    expect((await known.login('viewer', 'Viewer#2026')).status).toBe(429);
  });

  it('are not forgiven to one user by the device of another', async () => {
    const known = access.browser();
    await known.login('analyst', 'Analyst#2026');
    await wrongTries(5);
    expect((await known.login('viewer', 'Viewer#2026')).status).toBe(429);
  });

  it('are forgotten after the right password', async () => {
    await wrongTries(4);
    const right = await access.browser().login('viewer', 'Viewer#2026', await access.captcha());
    expect(right.status).toBe(200);
    expect(await wrongTries(5)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('the audit of signing in and out', () => {
  it('records sign-in, failed sign-in and sign-out', async () => {
    await forgetAudit();
    const browser = access.browser();
    await browser.login('viewer', 'Wrong#2026');
    await browser.login('viewer', 'Viewer#2026');
    await browser.post('/api/blade-auth/logout');
    const lines = await auditLines();
    expect(lines.map(({ action, username }) => [action, username])).toEqual([
      ['access.sign-in-failed', 'viewer'],
      ['access.sign-in', 'viewer'],
      ['access.sign-out', 'viewer'],
    ]);
    // One subject, by which everything about a user is found.
    expect(new Set(lines.map(({ subject }) => subject)).size).toBe(1);
    expect(lines[0]?.subject).toMatch(/^user:\d+$/);
  });

  it('does not record a name no one has, which may be a password', async () => {
    await forgetAudit();
    const typed = `Secret-${access.tenants[0]}#2026`;
    await access.browser().login(typed, 'Viewer#2026');
    const [line] = await auditLines();
    expect(line).toMatchObject({ action: 'access.sign-in-failed', username: null, subject: 'user:unknown' });
    expect(await access.redis.keys(`*${typed.toLowerCase()}*`)).toEqual([]);
  });
});
