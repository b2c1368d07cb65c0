import { tableName } from '@console/node-kit/database';
import type { Browser } from '../testing/browser.ts';
import { signedInPerson } from '../testing/person.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';

const SET = '/api/blade-user/lock-password';
const LOCK = '/api/blade-auth/lock';
const UNLOCK = '/api/blade-auth/unlock';
const INFO = '/api/blade-user/info';

let access: RunningAccess;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());

const hashOf = async (id: number): Promise<string | null | undefined> => {
  const [row] = await access.database.query<{ hash: string | null }[]>(
    `SELECT lock_password_hash AS hash FROM ${tableName('access', 'user')} WHERE id = ?`,
    [id],
  );
  return row?.hash;
};
const unlocks = async (browser: Browser, password: string): Promise<boolean> => {
  await browser.post(LOCK);
  const { body } = await browser.post(UNLOCK, { password });
  return body.appCode === 'S0000';
};

describe('a lock password', () => {
  it('unlocks in place of the account’s, in every session of its user, until it is removed', async () => {
    const { browser, password, signIn } = await signedInPerson(access);
    const other = await signIn();
    expect((await browser.post(SET, { password, lockPassword: '2468' })).body.result).toBe(true);
    expect((await browser.get(INFO)).body.result).toMatchObject({ ownLockPassword: true });
    expect(await unlocks(browser, password)).toBe(false);
    expect(await unlocks(browser, '2468')).toBe(true);
    expect(await unlocks(other, '2468')).toBe(true);

    expect((await browser.post(SET, { password, lockPassword: null })).body.result).toBe(true);
    expect((await browser.get(INFO)).body.result).toMatchObject({ ownLockPassword: false });
    expect(await unlocks(browser, '2468')).toBe(false);
    expect(await unlocks(browser, password)).toBe(true);
  });

  it('is kept as argon2id, and occurs in no audit line', async () => {
    const { id, browser, password, audit } = await signedInPerson(access);
    await browser.post(SET, { password, lockPassword: 'Quiet-Lock' });
    expect(await hashOf(id)).toMatch(/^\$argon2id\$/);
    const lines = await audit();
    expect(lines).toMatchObject([
      {
        action: 'access.set-lock-password',
        before: { ownLockPassword: false },
        after: { ownLockPassword: true },
        address: '127.0.0.1',
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Quiet-Lock|argon2|Person#/);
  });

  it('is not set with a wrong account password, or with the lock password in its place', async () => {
    const { id, browser, password, audit } = await signedInPerson(access);
    await browser.post(SET, { password, lockPassword: '2468' });
    const before = await hashOf(id);
    for (const wrong of ['Wrong#2026', '2468']) {
      const { status, body } = await browser.post(SET, { password: wrong, lockPassword: '1357' });
      expect([status, body.appCode, body.appMesg]).toEqual([200, 'A1413', '原密码不正确']);
    }
    expect(await hashOf(id)).toBe(before);
    expect(await audit()).toHaveLength(1);
  });

  it.each([
    ['too short', '123'],
    ['too long', 'x'.repeat(31)],
    ['blank', ''],
    ['missing', undefined],
    ['a number', 2468],
  ])('that is %s is refused', async (_, lockPassword) => {
    const { id, browser, password } = await signedInPerson(access);
    expect((await browser.post(SET, { password, lockPassword })).status).toBe(400);
    expect(await hashOf(id)).toBeNull();
  });

  it('cannot be guessed at an open screen: five tries, then 429, whatever the password', async () => {
    const { id, browser, password, signIn } = await signedInPerson(access);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        browser.copy().post(SET, { password: `Wrong#${n}`, lockPassword: '1357' }),
      ),
    );
    expect(guesses.filter(({ body }) => body.appCode === 'A1413')).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    const { status, headers, body } = await browser.post(SET, { password, lockPassword: '1357' });
    const seconds = Number(headers.get('retry-after'));
    expect([status, body.appCode]).toEqual([429, 'A0428']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await hashOf(id)).toBeNull();
    // Nor in another session: the tries are counted by user.
    expect((await (await signIn()).post(SET, { password, lockPassword: '1357' })).status).toBe(429);
  });

  it('forgets wrong tries at the right one', async () => {
    const { browser, password } = await signedInPerson(access);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await browser.post(SET, { password: 'Wrong#2026', lockPassword: null });
      expect((await browser.post(SET, { password, lockPassword: null })).body.result).toBe(true);
    }
  });
});
