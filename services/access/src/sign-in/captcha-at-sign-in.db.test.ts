import { tableName } from '@console/node-kit/database';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());
beforeEach(() => access.forgetTries());

type Captcha = Readonly<Record<string, string | undefined>>;

/** Three wrong tries without a captcha, after which a captcha is required. */
const failThrice = async (username = 'viewer', browser = access.browser()) => {
  for (let n = 0; n < 3; n += 1) {
    expect((await browser.login(username, 'Wrong#2026')).status).toBe(401);
  }
};
const login = async (captcha: Captcha = {}, password = 'Viewer#2026', username = 'viewer') => {
  const { status, body, cookies } = await access.browser().login(username, password, captcha);
  return { status, code: body.appCode, text: body.appMesg, success: body.success, cookies };
};
const wrongCaptcha = async (): Promise<Captcha> => ({ ...(await access.captcha()), captcha: 'AAAA' });

const NEEDED = { status: 200, success: false, code: 'A1430', text: '请输入图形验证码', cookies: [] };
const WRONG = {
  status: 200,
  success: false,
  code: 'A1431',
  text: '图形验证码错误或已过期，请重新输入',
  cookies: [],
};

describe('after three failures', () => {
  it('a sign-in without a captcha is not judged, whatever its password', async () => {
    await failThrice();
    const { captchaId } = await access.captcha();
    for (const incomplete of [{}, { captchaId }, { captcha: 'WX34' }, { captchaId, captcha: ' ' }]) {
      expect(await login(incomplete)).toEqual(NEEDED);
      expect(await login(incomplete, 'Wrong#2026')).toEqual(NEEDED);
    }
  });

  it('the right password and the right captcha, in any case, sign in', async () => {
    await failThrice();
    const { captchaId, captcha } = await access.captcha();
    expect(await login({ captchaId, captcha: ` ${captcha.toLowerCase()} ` })).toMatchObject({
      status: 200,
      code: 'S0000',
    });
    expect(await login()).toMatchObject({ code: 'S0000' });
  });

  it('a wrong captcha hides whether the password was right', async () => {
    await failThrice();
    expect(await login(await wrongCaptcha())).toEqual(WRONG);
    expect(await login(await wrongCaptcha(), 'Wrong#2026')).toEqual(WRONG);
    expect(await login({ captchaId: 'gone', captcha: 'WX34' })).toEqual(WRONG);
  });

  it('a captcha is good for one try', async () => {
    await failThrice();
    const captcha = await access.captcha();
    expect(await login(captcha, 'Wrong#2026')).toMatchObject({ status: 401, code: 'A0401' });
    expect(await login(captcha)).toEqual(WRONG);
  });

  it('neither a missing nor a wrong captcha takes a try', async () => {
    await failThrice();
    for (let n = 0; n < 6; n += 1) {
      await login();
      await login(await wrongCaptcha());
    }
    expect((await login(await access.captcha(), 'Wrong#2026')).status).toBe(401);
    expect((await login(await access.captcha(), 'Wrong#2026')).status).toBe(401);
    expect((await login(await access.captcha())).status).toBe(429);
  });

  it('with a name that no one has, everything is answered alike', async () => {
    await failThrice('nobody');
    expect(await login({}, 'Wrong#2026', 'nobody')).toEqual(NEEDED);
    expect(await login(await wrongCaptcha(), 'Wrong#2026', 'nobody')).toEqual(WRONG);
    expect(await login(await access.captcha(), 'Wrong#2026', 'nobody')).toMatchObject({ code: 'A0401' });
  });

  it('a known device needs a captcha for its own failures, not for those of others', async () => {
    const known = access.browser();
    await known.login('viewer', 'Viewer#2026');
    await failThrice();
    expect((await known.login('viewer', 'Viewer#2026')).body.appCode).toBe('S0000');
    await failThrice('viewer', known);
    expect((await known.login('viewer', 'Viewer#2026')).body.appCode).toBe('A1430');
    expect((await known.login('viewer', 'Viewer#2026', await access.captcha())).body.appCode).toBe('S0000');
  });

  it('another user at the same address needs none', async () => {
    await failThrice();
    expect(await login({}, 'Analyst#2026', 'analyst')).toMatchObject({ code: 'S0000' });
  });

  it('a wrong captcha is audited as a failed sign-in', async () => {
    await failThrice();
    await access.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
    await login(await wrongCaptcha());
    const lines = await access.database.query<{ after: unknown }[]>(
      `SELECT action, username, \`after\` FROM ${tableName('access', 'audit_log')}`,
    );
    expect(lines.map(({ after, ...line }) => ({ ...line, after: asObject(after) }))).toEqual([
      { action: 'access.sign-in-failed', username: 'viewer', after: { reason: 'captcha' } },
    ]);
  });
});

describe('before three failures', () => {
  it('of many sign-ins sent at once three are judged, and the rest need a captcha', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({}, 'Wrong#2026')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'A1430')).toHaveLength(17);
  });

  it('a captcha is ignored', async () => {
    expect(await login(await wrongCaptcha())).toMatchObject({ code: 'S0000' });
  });
});

const asObject = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);
