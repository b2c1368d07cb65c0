import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { tableName } from '@console/node-kit/database';
import { anyAddress } from '../testing/any-address.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { SmsCodes, smsCodeKey } from './sms-codes.ts';
import { SmsDelivery } from './sms-delivery.ts';
import { smsProvider, type SmsProvider } from '../testing/sms-provider.ts';

let provider: SmsProvider;
let access: RunningAccess;
beforeAll(async () => {
  provider = await smsProvider();
  access = await runningAccess(undefined, provider.environment);
}, 30_000);
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await access.stop();
  await provider.close();
});

/** A random number for this suite: Redis, which counts by phone, is shared. */
const anyPhone = () => `199${String(randomInt(10 ** 8)).padStart(8, '0')}`;
let phone: string;
const setPhone = (username: string, number: string | null, tenantId = access.tenants[0]) =>
  access.database.query(
    `UPDATE ${tableName('access', 'user')} SET phone = ? WHERE tenant_id = ? AND username = ?`,
    [number, tenantId, username],
  );
beforeEach(async () => {
  provider.become('well');
  await access.forgetTries();
  await access.redis.del(awayKey());
  phone = anyPhone();
  await setPhone('viewer', phone);
});

const awayKey = () => `sms-away:${provider.environment['SMS_ENDPOINT']}`;
const codeFor = async (number = phone): Promise<string> => {
  expect((await access.browser(anyAddress()).smsCode(number)).status).toBe(200);
  return provider.codeOf(number);
};
/** A code other than the one that was sent. */
const wrong = (code: string, by = 1): string => String((Number(code) + by) % 10_000).padStart(4, '0');
const failures = async () => {
  const lines = await access.database.query<{ username: string | null; after: unknown }[]>(
    `SELECT username, \`after\` FROM ${tableName('access', 'audit_log')}
     WHERE action = 'access.sign-in-failed' ORDER BY id`,
  );
  return lines.map(({ username, after }) => {
    const { reason } = (typeof after === 'string' ? JSON.parse(after) : after) as { reason: string };
    return [username, reason];
  });
};
const forgetAudit = () => access.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
const WRONG = [401, 'A0432', '手机号或验证码错误'];
const told = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.appCode, body.appMesg];
const post = (path: string, body: object) => access.browser(anyAddress()).post(path, body);

describe('a code', () => {
  it('has four digits, is sent to the phone alone and is kept for five minutes, hashed', async () => {
    const { status, body } = await access.browser(anyAddress()).smsCode(phone);
    expect([status, body.result]).toEqual([200, { resendInSeconds: 60 }]);
    const code = provider.codeOf(phone);
    expect(code).toMatch(/^\d{4}$/);
    expect(provider.sent.at(-1)).toEqual({
      phone,
      code,
      signName: '投研数据',
      templateCode: 'SMS_154950909',
    });
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('is sent to a number in every common spelling', async () => {
    const written = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
    expect(
      (await post('/api/blade-auth/sms-code', { phone: written, tenantId: access.tenants[0] })).status,
    ).toBe(200);
    await access.part(SmsDelivery).settled();
    expect(provider.codeOf(phone)).toMatch(/^\d{4}$/);
    await access.browser(anyAddress()).smsCode(phone);
  });

  it.each(['', '12345678901', '1391234567', '010-88886666', '139123456789'])(
    'is refused for %j, which no message reaches',
    async (number) => {
      const { status, body } = await access
        .browser(anyAddress())
        .post('/api/blade-auth/sms-code', { phone: number });
      expect([status, body.appMesg]).toEqual([400, '请求参数有误：手机号（phone）：请输入正确的手机号']);
    },
  );

  it('is answered alike for a phone no one has, and not sent', async () => {
    const nobodys = anyPhone();
    const sent = provider.sent.length;
    const unknown = await access.browser(anyAddress()).smsCode(nobodys);
    const again = await access.browser(anyAddress()).smsCode(nobodys);
    const other = await access.browser(anyAddress()).smsCode(anyPhone(), { tenantId: 'nowhere' });
    expect(provider.sent).toHaveLength(sent);
    const known = await access.browser(anyAddress()).smsCode(phone);
    const answer = ({ status, body }: typeof known) => ({ status, ...body, requestId: '' });
    expect(answer(unknown)).toEqual(answer(known));
    expect(answer(other)).toEqual(answer(known));
    expect(told(again)[1]).toBe('A0431');
  });

  it('is sent to a phone once a minute, however many ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => access.browser(anyAddress()).smsCode(phone)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect([refused?.body.appCode, refused?.body.appMesg]).toEqual([
      'A0431',
      `验证码发送过于频繁，请 ${seconds} 秒后再试`,
    ]);
    expect(provider.sent.filter((message) => message.phone === phone)).toHaveLength(1);
  });

  it('is sent to a phone ten times a day', async () => {
    for (let n = 0; n < 10; n += 1) {
      await codeFor();
      await access.redis.del(`sms-resend:${phone}`);
    }
    const { status, headers, body } = await access.browser(anyAddress()).smsCode(phone);
    expect([status, body.appCode]).toEqual([429, 'A0431']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect(provider.sent.filter((message) => message.phone === phone)).toHaveLength(10);
  });

  it('asks an address for a captcha from its fourth request on', async () => {
    const browser = access.browser(anyAddress());
    for (let n = 0; n < 3; n += 1) expect((await browser.smsCode(anyPhone())).status).toBe(200);
    const bare = await browser.smsCode(phone);
    expect(told(bare)).toEqual([200, 'A1430', '请输入图形验证码']);
    const bad = await browser.smsCode(phone, { ...(await access.captcha()), captcha: 'AAAA' });
    expect(told(bad)).toEqual([200, 'A1431', '图形验证码错误或已过期，请重新输入']);
    expect(provider.codeOf(phone)).toBe('');
    expect(told(await browser.smsCode(phone, await access.captcha()))[1]).toBe('S0000');
    expect(provider.codeOf(phone)).toMatch(/^\d{4}$/);
  });

  it('may be requested by an address twenty times an hour', async () => {
    const address = anyAddress();
    const browser = access.browser(address);
    await browser.smsCode(anyPhone());
    await access.redis.incrBy(`sms-address:${address}`, 18);
    expect((await browser.smsCode(anyPhone(), await access.captcha())).status).toBe(200);
    const { status, headers, body } = await browser.smsCode(phone, await access.captcha());
    expect([status, body.appCode]).toEqual([429, 'A0431']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect(provider.codeOf(phone)).toBe('');
  });

  it('is answered before the provider answers, as it is for a phone no one has', async () => {
    provider.become('silent');
    const ask = (number: string) =>
      post('/api/blade-auth/sms-code', { phone: number, tenantId: access.tenants[0] });
    expect((await ask(phone)).status).toBe(200);
    const sent = access.part(SmsDelivery).settled();
    expect(await Promise.race([sent.then(() => 'sent'), pause(0, 'being sent')])).toBe('being sent');
    expect((await ask(anyPhone())).status).toBe(200);
    await access.part(SmsDelivery).settled();
  });

  it('that the provider refuses makes sms unavailable to everyone alike, and is dropped', async () => {
    provider.become('broken');
    const keep = jest.spyOn(access.part(SmsCodes), 'keep');
    expect((await access.browser(anyAddress()).smsCode(phone)).status).toBe(200);
    const [, code = ''] = keep.mock.lastCall ?? [];
    provider.become('well');
    for (const number of [phone, anyPhone()])
      expect(told(await access.browser(anyAddress()).smsCode(number))).toEqual([
        503,
        'A0433',
        '短信服务暂不可用，请稍后重试或使用账号登录',
      ]);
    expect(await access.redis.ttl(awayKey())).toBeLessThanOrEqual(30);
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, code))).toEqual(WRONG);
    await access.redis.del(awayKey());
    // The same wait as for a phone no one has, which got the same answer.
    expect((await access.browser(anyAddress()).smsCode(phone)).status).toBe(429);
  });

  it('that the provider refuses for this phone is dropped, and no one else is kept waiting', async () => {
    provider.become('limited');
    expect((await access.browser(anyAddress()).smsCode(phone)).status).toBe(200);
    provider.become('well');
    expect((await access.browser(anyAddress()).smsCode(anyPhone())).status).toBe(200);
    expect(provider.codeOf(phone)).toBe('');
  });
});

describe('signing in with a code', () => {
  it('opens a session as a password does, and is recorded as by phone', async () => {
    await forgetAudit();
    const browser = access.browser(anyAddress());
    const { status, body, cookies } = await browser.phoneLogin(phone, await codeFor());
    expect([status, body.result]).toEqual([200, expect.objectContaining({ username: 'viewer', phone })]);
    expect(cookies.map((line) => line.split('=')[0])).toEqual([
      'access_token',
      'refresh_token',
      'device_token',
    ]);
    expect((await browser.get('/api/blade-user/info')).status).toBe(200);
    const [line] = await access.database.query<{ action: string; after: unknown }[]>(
      `SELECT action, \`after\` FROM ${tableName('access', 'audit_log')} ORDER BY id`,
    );
    expect(line?.action).toBe('access.sign-in');
    expect(JSON.stringify(line?.after)).toContain('phone');
  });

  it('is remembered when asked', async () => {
    const { cookies } = await access
      .browser(anyAddress())
      .phoneLogin(phone, await codeFor(), { remember: true });
    expect(cookies[1]).toMatch(/^refresh_token=.+; Max-Age=1209600; /);
  });

  it('is refused alike for a wrong code, a phone no one has and a code never sent, each audited', async () => {
    const code = await codeFor();
    await forgetAudit();
    const browser = access.browser(anyAddress());
    expect(told(await browser.phoneLogin(phone, wrong(code)))).toEqual(WRONG);
    expect(told(await browser.phoneLogin(anyPhone(), code))).toEqual(WRONG);
    expect(told(await browser.phoneLogin(phone, code, { tenantId: access.tenants[1] }))).toEqual(WRONG);
    expect(told(await browser.phoneLogin(phone, code, { tenantId: 'nowhere' }))).toEqual(WRONG);
    expect(await failures()).toEqual([
      ['viewer', 'sms-code'],
      [null, 'sms-code'],
      [null, 'sms-code'],
      [null, 'sms-code'],
    ]);
    expect((await browser.phoneLogin(phone, code)).status).toBe(200);
  });

  it.each(['', '123', '12345'])('asks for four digits instead of %j', async (code) => {
    const { status, body } = await access.browser(anyAddress()).phoneLogin(phone, code);
    expect([status, body.appMesg]).toEqual([400, '请求参数有误：验证码（code）：请输入4位数的验证码']);
  });

  it('takes a code once', async () => {
    const code = await codeFor();
    expect((await access.browser(anyAddress()).phoneLogin(phone, code)).status).toBe(200);
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, code))).toEqual(WRONG);
  });

  it('takes a code from one of many who send it at the same time', async () => {
    const code = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => access.browser(anyAddress()).phoneLogin(phone, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  it('takes only the newest code', async () => {
    const old = await codeFor();
    await access.redis.del(`sms-resend:${phone}`);
    let code = await codeFor();
    // With a chance of one in ten thousand it is the same again.
    while (code === old) {
      await access.redis.del(`sms-resend:${phone}`);
      code = await codeFor();
    }
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, old))).toEqual(WRONG);
    expect((await access.browser(anyAddress()).phoneLogin(phone, code)).status).toBe(200);
  });

  it('ends a code after three wrong ones, wherever they come from', async () => {
    const code = await codeFor();
    for (let by = 1; by <= 3; by += 1) {
      expect(told(await access.browser(anyAddress()).phoneLogin(phone, wrong(code, by)))).toEqual(WRONG);
    }
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, code))).toEqual(WRONG);
  });

  it('still takes a code after two wrong ones', async () => {
    const code = await codeFor();
    for (let by = 1; by <= 2; by += 1) await access.browser(anyAddress()).phoneLogin(phone, wrong(code, by));
    expect((await access.browser(anyAddress()).phoneLogin(phone, code)).status).toBe(200);
  });

  it('takes no code of a phone after ten wrong ones within a day, whichever codes they were for', async () => {
    const tries = new SmsCodes(access.redis);
    const of = { tenantId: access.tenants[0], phone };
    for (let n = 0; n < 10; n += 1) {
      await tries.keep(of, '1234');
      expect(await tries.use(of, '1234')).toBe(true);
      await tries.keep(of, '1234');
      expect(await tries.use(of, '0000')).toBe(false);
    }
    await tries.keep(of, '1234');
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, '1234'))).toEqual(WRONG);
    const other = { tenantId: access.tenants[1], phone };
    await tries.keep(other, '1234');
    expect(await tries.use(other, '1234')).toBe(true);
    await tries.forgive(of);
    expect((await access.browser(anyAddress()).phoneLogin(phone, '1234')).status).toBe(200);
  });

  it('is refused from the sixth wrong try of a phone and an address on, whether anyone has it or not', async () => {
    for (const number of [phone, anyPhone()]) {
      const browser = access.browser(anyAddress());
      for (let n = 0; n < 5; n += 1) expect(told(await browser.phoneLogin(number, '0000'))).toEqual(WRONG);
      const { status, headers, body } = await browser.phoneLogin(number, '0000');
      const seconds = headers.get('retry-after');
      expect([status, body.appCode]).toEqual([429, 'A0429']);
      expect(body.appMesg).toBe(`登录失败次数过多，请 ${seconds} 秒后再试`);
    }
  });

  it('forgets wrong tries after the right code', async () => {
    const browser = access.browser(anyAddress());
    const code = await codeFor();
    for (let by = 1; by <= 2; by += 1) await browser.phoneLogin(phone, wrong(code, by));
    expect((await browser.phoneLogin(phone, code)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect(told(await browser.phoneLogin(phone, '0000'))).toEqual(WRONG);
  });

  it('reveals only to the right code that the account is disabled', async () => {
    const setStatus = (status: number) =>
      access.database.query(
        `UPDATE ${tableName('access', 'user')} SET status = ? WHERE tenant_id = ? AND username = 'viewer'`,
        [status, access.tenants[0]],
      );
    await setStatus(0);
    const code = await codeFor();
    await forgetAudit();
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, wrong(code)))).toEqual(WRONG);
    const refused = await access.browser(anyAddress()).phoneLogin(phone, code);
    await setStatus(1);
    expect(told(refused)).toEqual([403, 'A0403', '账号已停用，请联系管理员']);
    expect(refused.cookies).toEqual([]);
    expect(await failures()).toEqual([
      ['viewer', 'sms-code'],
      ['viewer', 'disabled'],
    ]);
  });

  it('does not open to a code that is older than its five minutes', async () => {
    const code = await codeFor();
    const made = smsCodeKey({ tenantId: access.tenants[0], phone });
    const life = await access.redis.ttl(made);
    expect(life).toBeGreaterThan(0);
    expect(life).toBeLessThanOrEqual(300);
    const kept = await access.redis.hGetAll(made);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`"${code}"|${phone}`));
    await access.redis.expire(made, 0);
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, code))).toEqual(WRONG);
  });

  it('for a user with the same phone in another tenant opens their account', async () => {
    await setPhone('other', phone, access.tenants[1]);
    const elsewhere = { tenantId: access.tenants[1] };
    expect((await access.browser(anyAddress()).smsCode(phone, elsewhere)).status).toBe(200);
    const code = provider.codeOf(phone);
    expect(told(await access.browser(anyAddress()).phoneLogin(phone, code))).toEqual(WRONG);
    const { body } = await access.browser(anyAddress()).phoneLogin(phone, code, elsewhere);
    expect(body.result).toMatchObject({ username: 'other' });
  });
});
