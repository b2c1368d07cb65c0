import { accessEntries } from '@console/contract-access';
import { sessionKey } from '@console/contract-core';
import { SessionStore } from '@console/node-kit/auth';
import { tableName } from '@console/node-kit/database';
import { sidOf, signedInPerson } from '../testing/person.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

const LOCK = '/api/blade-auth/lock';
const UNLOCK = '/api/blade-auth/unlock';
const INFO = '/api/blade-user/info';
const USERS = '/api/sysUser/getUserAll';
const REFRESH = '/api/blade-auth/refresh';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

const lockedPerson = async (authorities: readonly string[] = []) => {
  const person = await signedInPerson(access, { authorities });
  expect((await person.browser.post(LOCK)).body.result).toBe(true);
  return person;
};

describe('a locked session', () => {
  it('is refused with 423 at once, and still says which user it belongs to', async () => {
    const { browser, username } = await signedInPerson(access);
    expect((await browser.get(USERS)).status).toBe(200);
    await browser.post(LOCK);
    const { status, body } = await browser.get(USERS);
    expect([status, body.appCode, body.appMesg]).toEqual([423, 'C0423', '会话已锁定，请先解锁']);
    expect((await browser.get(INFO)).body.result).toMatchObject({
      username,
      locked: true,
      unlockTriesLeft: 5,
    });
  });

  it('shows no more of its user than the lock screen does, until it is unlocked', async () => {
    const { id, browser, password } = await signedInPerson(access, { authorities: ['gssjk'] });
    await access.database.query(
      `UPDATE ${tableName('access', 'user')} SET phone = '010-88886666', email = 'a@example.cn' WHERE id = ?`,
      [id],
    );
    const told = { phone: '010-88886666', email: 'a@example.cn', authorities: ['gssjk'] };
    expect((await browser.get(INFO)).body.result).toMatchObject(told);
    await browser.post(LOCK);
    const untold = { phone: null, email: null, authorities: [], realName: '某人' };
    expect((await browser.get(INFO)).body.result).toMatchObject(untold);
    await browser.post(UNLOCK, { password });
    expect((await browser.get(INFO)).body.result).toMatchObject(told);
  });

  it('locks and unlocks before a new password is set, too', async () => {
    const { browser, password } = await signedInPerson(access, { mustChangePassword: true });
    expect((await browser.post(LOCK)).body.result).toBe(true);
    expect((await browser.post('/api/blade-user/update-password')).status).toBe(423);
    expect((await browser.post(UNLOCK, { password })).body.result).toBe(true);
    expect((await browser.get(USERS)).body.appCode).toBe('C0424');
  });

  it('answers the calls that unlocking and signing out need, and refuses every other', async () => {
    const { browser } = await lockedPerson(['ROLE_admin']);
    const answered: string[] = [];
    for (const { id, method, path, needs } of Object.values(accessEntries)) {
      if (needs === 'public') continue;
      const there = path.replace(/:\w+/g, '1');
      const { status } = method === 'GET' ? await browser.get(there) : await browser.post(there);
      if (status !== 423) answered.push(id);
    }
    expect(answered.toSorted()).toEqual(['access.info', 'access.lock', 'access.unlock']);
    expect((await browser.get('/api/blade-auth/jwks')).status).toBe(200);
    expect((await browser.post(REFRESH)).status).toBe(200);
    expect((await browser.post('/api/blade-auth/logout')).status).toBe(200);
    expect((await browser.get(INFO)).status).toBe(401);
  });

  it('is locked in every service, and no other session of the user is', async () => {
    const { browser, signIn } = await signedInPerson(access);
    const other = await signIn();
    await browser.post(LOCK);
    const elsewhere = new SessionStore(access.redis);
    expect((await elsewhere.find(sidOf(browser)))?.locked).toBe(true);
    expect((await elsewhere.find(sidOf(other)))?.locked).toBe(false);
    expect((await other.get(USERS)).status).toBe(200);
  });

  it('stays locked over a renewal and a reload', async () => {
    const { browser } = await lockedPerson();
    expect((await browser.post(REFRESH)).status).toBe(200);
    expect((await browser.get(USERS)).status).toBe(423);
    expect((await browser.copy().get(INFO)).body.result).toMatchObject({ locked: true });
  });

  it('is locked once however often it is asked, with one line in the audit log', async () => {
    const { browser, audit } = await signedInPerson(access);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(LOCK)));
    expect(answers.map(({ body }) => body.result)).toEqual([true, true, true, true, true]);
    expect((await browser.post(LOCK)).body.result).toBe(true);
    expect(await audit()).toEqual([
      { action: 'access.lock', before: null, after: null, address: '127.0.0.1', tenantId: access.tenants[0] },
    ]);
  });
});

describe('unlocking', () => {
  it('takes the password of the account, and is audited without it', async () => {
    const { browser, password, audit } = await lockedPerson();
    expect((await browser.post(UNLOCK, { password })).body.result).toBe(true);
    expect((await browser.get(USERS)).status).toBe(200);
    expect((await browser.get(INFO)).body.result).toMatchObject({ locked: false, unlockTriesLeft: 5 });
    const lines = await audit();
    expect(lines.map(({ action }) => action)).toEqual(['access.lock', 'access.unlock']);
    expect(JSON.stringify(lines)).not.toContain(password);
  });

  it('a session that is not locked judges nothing and takes no try', async () => {
    const { browser, password, audit } = await signedInPerson(access);
    for (const tried of ['Wrong#2026', password])
      expect((await browser.post(UNLOCK, { password: tried })).body.result).toBe(true);
    expect((await browser.get(INFO)).body.result).toMatchObject({ unlockTriesLeft: 5 });
    expect(await audit()).toEqual([]);
  });

  it('with a wrong password says so and how many tries are left', async () => {
    const { browser, audit } = await lockedPerson();
    const { status, body } = await browser.post(UNLOCK, { password: 'Wrong#2026' });
    expect([status, body.appCode, body.appMesg]).toEqual([200, 'A1440', '解锁密码错误,请重新输入']);
    expect((await browser.get(INFO)).body.result).toMatchObject({ locked: true, unlockTriesLeft: 4 });
    expect((await browser.get(USERS)).status).toBe(423);
    expect((await audit()).at(-1)).toMatchObject({
      action: 'access.unlock-failed',
      after: { count: 1 },
    });
  });

  it('without a password, or with an invalid one, is refused and takes no try', async () => {
    const { browser } = await lockedPerson();
    for (const body of [{}, { password: '' }, { password: 1 }, { password: 'x'.repeat(129) }])
      expect((await browser.post(UNLOCK, body)).status).toBe(400);
    expect((await browser.get(INFO)).body.result).toMatchObject({ locked: true, unlockTriesLeft: 5 });
  });

  it('with the right password forgets the wrong tries', async () => {
    const { browser, password } = await lockedPerson();
    for (let n = 0; n < 4; n += 1) await browser.post(UNLOCK, { password: 'Wrong#2026' });
    expect((await browser.post(UNLOCK, { password })).body.result).toBe(true);
    await browser.post(LOCK);
    const { body } = await browser.post(UNLOCK, { password: 'Wrong#2026' });
    expect(body.appCode).toBe('A1440');
    expect((await browser.get(INFO)).body.result).toMatchObject({ unlockTriesLeft: 4 });
  });

  it('counts on over a renewal, for as long as the session lives', async () => {
    const { browser } = await lockedPerson();
    for (let n = 0; n < 3; n += 1) await browser.post(UNLOCK, { password: 'Wrong#2026' });
    const sid = sidOf(browser);
    const lives = () =>
      Promise.all([sessionKey(sid), `unlock-tries:${sid}`].map((key) => access.redis.ttl(key)));
    const [session = 0, tries = 0] = await lives();
    expect(Math.abs(session - tries)).toBeLessThanOrEqual(1);
    await access.redis.expire(`unlock-tries:${sid}`, 60);
    await browser.post(REFRESH);
    expect(Math.min(...(await lives()))).toBeGreaterThan(60);
    expect((await browser.get(INFO)).body.result).toMatchObject({ unlockTriesLeft: 2 });
  });

  it('asks for a trusted origin', async () => {
    const { browser, password } = await lockedPerson();
    const elsewhere = { origin: 'https://elsewhere.test' };
    expect((await browser.post(UNLOCK, { password }, elsewhere)).status).toBe(403);
    expect((await browser.get(USERS)).status).toBe(423);
  });
});

describe('the fifth wrong password', () => {
  it('ends the session in every service, and no other session of the user', async () => {
    const { browser, signIn, audit, password } = await lockedPerson();
    const other = await signIn();
    const sid = sidOf(browser);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await browser.post(UNLOCK, { password: 'Wrong#2026' }));
    expect(answers.map(({ status, body }) => [status, body.appCode])).toEqual([
      ...Array.from({ length: 4 }, () => [200, 'A1440']),
      [401, 'A0441'],
    ]);
    expect(answers[4]?.body.appMesg).toBe('解锁密码连续输错 5 次，请重新登录');
    expect(await new SessionStore(access.redis).find(sid)).toBeNull();
    expect((await browser.post(UNLOCK, { password })).status).toBe(401);
    expect((await browser.get(INFO)).status).toBe(401);
    expect((await browser.post(REFRESH)).status).toBe(401);
    expect((await other.get(USERS)).status).toBe(200);
    expect((await other.get('/api/blade-user/sessions')).body.result).toHaveLength(1);
    expect((await audit()).at(-1)).toMatchObject({
      action: 'access.unlock-failed',
      after: { count: 5 },
    });
    expect(await access.redis.exists([sessionKey(sid), `refresh:${sid}`, `unlock-tries:${sid}`])).toBe(0);
  });

  it('is the fifth among a hundred sent at once: five are judged', async () => {
    const { browser, audit } = await lockedPerson();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => browser.copy().post(UNLOCK, { password: `Wrong#${n}` })),
    );
    const codes = answers.map(({ body }) => body.appCode);
    expect(codes.filter((code) => code === 'A1440')).toHaveLength(4);
    expect(codes.filter((code) => code === 'A0441').length).toBeGreaterThanOrEqual(1);
    expect(codes.filter((code) => code === 'A0441' || code === 'C0410')).toHaveLength(96);
    const failed = (await audit()).filter(({ action }) => action === 'access.unlock-failed');
    expect(failed.map(({ after }) => (after as { count: number }).count).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect((await browser.get(INFO)).status).toBe(401);
  });

  it('ends a session that a process which crashed meanwhile left open', async () => {
    const { browser, password } = await lockedPerson();
    const sid = sidOf(browser);
    await access.redis.set(`unlock-tries:${sid}`, '5', { expiration: { type: 'EX', value: 60 } });
    const { status, body } = await browser.post(UNLOCK, { password });
    expect([status, body.appCode]).toEqual([401, 'A0441']);
    expect(await access.redis.exists(sessionKey(sid))).toBe(0);
  });
});
