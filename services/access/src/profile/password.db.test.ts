import { accessEntries } from '@console/contract-access';
import { sessionKey } from '@console/contract-core';
import { SessionStore } from '@console/node-kit/auth';
import { tableName } from '@console/node-kit/database';
import { sidOf, signedInPerson, type Person } from '../testing/person.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

const CHANGE = '/api/blade-user/update-password';
const INFO = '/api/blade-user/info';
const USERS = '/api/sysUser/getUserAll';
const REFRESH = '/api/blade-auth/refresh';
const NEW = 'Fresh#2027';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());
beforeEach(() => access.forgetTries());

const change = ({ browser, password }: Person, more: object = {}) =>
  browser.post(CHANGE, { oldPassword: password, newPassword: NEW, newPassword1: NEW, ...more });
const opens = async ({ username, tenantId }: Person, password: string): Promise<boolean> =>
  (await access.browser().login(username, password, { tenantId })).status === 200;
/** The user's notices, except those of signing in on a new device. */
const noticesOf = ({ id }: Person) =>
  access.database.query<{ kind: string; title: string; text: string }[]>(
    `SELECT kind, title, text FROM ${tableName('access', 'notice')} WHERE user_id = ? AND title <> '新设备登录'`,
    [id],
  );

describe('changing the password', () => {
  it('lets the new one in and not the old one, and keeps the session that did it', async () => {
    const person = await signedInPerson(access);
    expect((await change(person)).body.result).toBe(true);
    expect((await person.browser.get(USERS)).status).toBe(200);
    expect((await person.browser.post(REFRESH)).status).toBe(200);
    expect(await opens(person, person.password)).toBe(false);
    expect(await opens(person, NEW)).toBe(true);
  });

  it('ends every other session of the user, in every service, and no one else’s', async () => {
    const person = await signedInPerson(access);
    const colleague = await signedInPerson(access);
    const others = [await person.signIn(), await person.signIn()];
    const sids = others.map(sidOf);
    await change(person);
    const elsewhere = new SessionStore(access.redis);
    for (const sid of sids) expect(await elsewhere.find(sid)).toBeNull();
    for (const other of others) {
      expect((await other.get(INFO)).status).toBe(401);
      expect((await other.post(REFRESH)).status).toBe(401);
    }
    expect((await person.browser.get('/api/blade-user/sessions')).body.result).toMatchObject([
      { current: true },
    ]);
    expect((await colleague.browser.get(USERS)).status).toBe(200);
  });

  it('is audited without any password, and its user is notified', async () => {
    const person = await signedInPerson(access);
    await change(person);
    const lines = await person.audit();
    expect(lines).toMatchObject([{ action: 'access.change-password', address: '127.0.0.1' }]);
    expect(JSON.stringify(lines)).not.toMatch(/argon2|Person#|Fresh#/);
    expect(await noticesOf(person)).toEqual([
      {
        kind: 'security',
        title: '密码已修改',
        text: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d，地址 127\.0\.0\.1。/),
      },
    ]);
  });

  it('takes the confirmation under either name', async () => {
    const person = await signedInPerson(access);
    const { body } = await change(person, { newPassword1: undefined, repassword: NEW });
    expect(body.result).toBe(true);
  });
});

describe('a change of the password is refused', () => {
  const refused: readonly (readonly [string, object, readonly [number, string, string]])[] = [
    ['that was confirmed differently', { newPassword1: 'Fresh#2028' }, [400, 'A0413', '两次输入密码不一致!']],
    [
      'confirmed differently by the other name',
      { repassword: 'Fresh#2028' },
      [400, 'A0413', '两次输入密码不一致!'],
    ],
    ['to one too short', both('Ab#1'), [400, 'A0410', '密码为8-30位，须含字母及数字或符号']],
    ['to one of letters alone', both('abcdefghij'), [400, 'A0410', '密码为8-30位，须含字母及数字或符号']],
    ['to one too long', both(`A1${'x'.repeat(29)}`), [400, 'A0410', '密码为8-30位，须含字母及数字或符号']],
    ['to a well-known one', both('Password123'), [400, 'A0412', '该密码过于常见，请更换']],
    ['with a wrong old one', { oldPassword: 'Wrong#2026' }, [200, 'A1413', '原密码不正确']],
    ['to the old one', both('Person#2026'), [200, 'A1414', '新密码不能与原密码相同']],
  ];

  it.each(refused)('%s', async (_, more, [status, code, text]) => {
    const person = await signedInPerson(access);
    const other = await person.signIn();
    const answer = await change(person, more);
    expect([answer.status, answer.body.appCode, answer.body.appMesg]).toEqual([status, code, text]);
    expect(await opens(person, person.password)).toBe(true);
    expect((await other.get(USERS)).status).toBe(200);
    expect([await person.audit(), await noticesOf(person)]).toEqual([[], []]);
  });

  it('to a password that contains the user’s own name, in any case, forwards or backwards', async () => {
    const person = await signedInPerson(access);
    const name = person.username.toUpperCase();
    for (const told of [name, `#1a${name}`, [...name].reverse().join('')]) {
      const { body } = await change(person, both(told.padEnd(9, '!')));
      expect([body.appCode, body.appMesg]).toEqual(['A0411', '密码不能包含用户名或其倒写']);
    }
  });

  it('without a confirmation', async () => {
    const { status, body } = await change(await signedInPerson(access), { newPassword1: undefined });
    expect([status, body.appMesg]).toEqual([400, expect.stringContaining('请再次输入密码')]);
  });

  it('with the first error in the order of the form: confirmation, rule, old password', async () => {
    const person = await signedInPerson(access);
    const wrong = { oldPassword: 'Wrong#2026', newPassword: 'short' };
    expect((await change(person, { ...wrong, newPassword1: 'other' })).body.appCode).toBe('A0413');
    expect((await change(person, { ...wrong, newPassword1: 'short' })).body.appCode).toBe('A0410');
    expect((await change(person, { ...both(NEW), oldPassword: 'Wrong#2026' })).body.appCode).toBe('A1413');
  });

  it('from the sixth wrong old one on, in all sessions together, even with the right one', async () => {
    const person = await signedInPerson(access);
    const other = await person.signIn();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? person.browser : other).copy().post(CHANGE, { oldPassword: `Wrong#${n}`, ...both(NEW) }),
      ),
    );
    expect(guesses.filter(({ body }) => body.appCode === 'A1413')).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const { status, headers } = await change(person);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await opens(person, person.password)).toBe(true);
  });

  it('for one of two at once', async () => {
    const person = await signedInPerson(access);
    const answers = await Promise.all(
      ['Fresh#2028', 'Fresh#2029'].map((password) =>
        person.browser.copy().post(CHANGE, { oldPassword: person.password, ...both(password) }),
      ),
    );
    expect(answers.map(({ body }) => body.appCode).toSorted()).toEqual(['A1413', 'S0000']);
    expect((await person.audit()).map(({ action }) => action)).toEqual(['access.change-password']);
  });
});

describe('a password that was reset', () => {
  it('lets its user change it and leave, and refuses every other call', async () => {
    const { browser, password } = await signedInPerson(access, {
      mustChangePassword: true,
      authorities: ['ROLE_admin'],
    });
    const answered: string[] = [];
    for (const { id, method, path, needs } of Object.values(accessEntries)) {
      if (needs === 'public') continue;
      const there = path.replace(/:\w+/g, '1');
      const { status, body } = method === 'GET' ? await browser.get(there) : await browser.post(there);
      if (status !== 403 || body.appCode !== 'C0424') answered.push(id);
      if (id === 'access.lock') await browser.post('/api/blade-auth/unlock', { password });
    }
    expect(answered.toSorted()).toEqual([
      ...['access.info', 'access.lock', 'access.unlock', 'access.updatePassword'],
    ]);
    expect((await browser.get(INFO)).body.result).toMatchObject({ mustChangePassword: true });
    expect((await browser.get(USERS)).body.appMesg).toBe('密码已被管理员重置，请先修改密码');
    expect((await browser.post(REFRESH)).status).toBe(200);
    expect((await browser.get(USERS)).status).toBe(403);
    expect((await browser.post('/api/blade-auth/logout')).status).toBe(200);
    expect((await browser.get(INFO)).status).toBe(401);
  });

  it('is unrestricted once changed, at once and over a renewal', async () => {
    const person = await signedInPerson(access, { mustChangePassword: true });
    const { browser } = person;
    expect((await change(person)).body.result).toBe(true);
    expect((await browser.get(USERS)).status).toBe(200);
    await browser.post(REFRESH);
    expect((await browser.get(INFO)).body.result).toMatchObject({ mustChangePassword: false });
    expect(JSON.parse((await access.redis.get(sessionKey(sidOf(browser)))) ?? '')).toMatchObject({
      mustChangePassword: false,
    });
  });

  it('stays marked after a refused change', async () => {
    const person = await signedInPerson(access, { mustChangePassword: true });
    await change(person, { oldPassword: 'Wrong#2026' });
    expect((await person.browser.get(USERS)).status).toBe(403);
  });
});

function both(password: string): object {
  return { newPassword: password, newPassword1: password };
}
