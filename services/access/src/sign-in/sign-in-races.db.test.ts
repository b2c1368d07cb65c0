import { randomInt } from 'node:crypto';
import { jest } from '@jest/globals';
import { SessionStore } from '@console/node-kit/auth';
import { tableName } from '@console/node-kit/database';
import type { Answer, Browser } from '../testing/browser.ts';
import { anyAddress } from '../testing/any-address.ts';
import { sidOf } from '../testing/person.ts';
import { PASSWORD, userBench, type Made, type UserBench } from '../testing/user-bench.ts';
import { Sessions } from '../tokens/sessions.ts';
import { RefreshTokens } from '../tokens/refresh-tokens.ts';
import { SmsCodes } from '../phone/sms-codes.ts';

let bench: UserBench;
beforeAll(async () => {
  bench = await userBench();
}, 30_000);
afterAll(() => bench.access.stop());
beforeEach(() => bench.access.forgetTries());
afterEach(() => jest.restoreAllMocks());

const elsewhere = (browser: Browser) => new SessionStore(bench.access.redis).find(sidOf(browser));
const standing = async (userId: number): Promise<number> =>
  ((await bench.admin.get(`/api/sysUser/sessions/${userId}`)).body.result as unknown[]).length;
const lastFailure = async (): Promise<string | undefined> => {
  const [line] = await bench.access.database.query<{ reason: string }[]>(
    `SELECT JSON_VALUE(\`after\`, '$.reason') AS reason FROM ${tableName('access', 'audit_log')}
     WHERE action = 'access.sign-in-failed' ORDER BY id DESC LIMIT 1`,
  );
  return line?.reason;
};

/** Runs `change` completely after everything was judged and before a session exists. */
function beforeOpening(change: () => Promise<unknown>): void {
  const sessions = bench.access.part(Sessions);
  const open = sessions.open.bind(sessions);
  jest.spyOn(sessions, 'open').mockImplementationOnce(async (session) => {
    await change();
    await open(session);
  });
}

const during = async (user: Made, change: () => Promise<unknown>): Promise<[Answer, Browser]> => {
  const browser = bench.access.browser();
  beforeOpening(change);
  return [await browser.login(user.username, PASSWORD), browser];
};
const post = (call: string, body: object) => bench.post(bench.admin, call, body);

describe('a password that is judged while its user', () => {
  it('is disabled opens nothing', async () => {
    const user = await bench.make();
    const [{ body }, browser] = await during(user, () => post('updateStatus', { id: user.id, status: 0 }));
    expect([body.appCode, browser.cookies.size, await standing(user.id)]).toEqual(['A0403', 0, 0]);
    expect(await lastFailure()).toBe('disabled');
  });

  it('is deleted opens nothing', async () => {
    const user = await bench.make();
    const [{ body }, browser] = await during(user, () => post('deleteByIds', { ids: [user.id] }));
    expect([body.appCode, browser.cookies.size]).toEqual(['A0401', 0]);
    expect(await lastFailure()).toBe('password');
  });

  it('is given another password opens nothing', async () => {
    const user = await bench.make();
    const [{ body }, browser] = await during(user, () => post('resetPassword', { id: user.id }));
    expect([body.appCode, browser.cookies.size, await standing(user.id)]).toEqual(['A0401', 0, 0]);
  });

  it('loses authorities opens a session without them', async () => {
    const user = await bench.make(['gssjk', 'hysjk']);
    const [{ body }, browser] = await during(user, () =>
      post('updatePermission', { id: user.id, version: 1, authorities: ['gssjk'] }),
    );
    expect(body.result).toMatchObject({ authorities: ['gssjk'], version: 2 });
    expect(await elsewhere(browser)).toMatchObject({ authorities: ['gssjk'] });
  });

  it('is renamed opens a session under the new name', async () => {
    const user = await bench.make();
    const [, browser] = await during(user, () =>
      post('update', { id: user.id, version: 1, realName: '新名' }),
    );
    expect(await elsewhere(browser)).toMatchObject({ realName: '新名' });
  });
});

describe('a code that is judged while its number', () => {
  it('becomes another user’s opens nothing', async () => {
    const user = await bench.make();
    const phone = `199${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    await post('update', { id: user.id, version: 1, realName: '甲', phone });
    const browser = bench.access.browser(anyAddress());
    await bench.access.part(SmsCodes).keep({ tenantId: bench.access.tenants[0], phone }, '1234');
    beforeOpening(() => post('update', { id: user.id, version: 2, realName: '甲', phone: null }));
    const { body } = await browser.phoneLogin(phone, '1234');
    expect([body.appCode, browser.cookies.size, await standing(user.id)]).toEqual(['A0432', 0, 0]);
    expect(await lastFailure()).toBe('sms-code');
  });
});

describe('a renewal of a session whose user', () => {
  /** Runs `change` completely after the user was read and before anything is renewed. */
  function beforeRotating(change: () => Promise<unknown>): void {
    const tokens = bench.access.part(RefreshTokens);
    const rotate = tokens.rotate.bind(tokens);
    jest.spyOn(tokens, 'rotate').mockImplementationOnce(async (token) => {
      await change();
      return rotate(token);
    });
  }

  it('loses authorities at that moment does not give them back', async () => {
    const user = await bench.make(['gssjk', 'hysjk']);
    const browser = await bench.signIn(user);
    beforeRotating(() => post('updatePermission', { id: user.id, version: 1, authorities: ['gssjk'] }));
    expect((await browser.post('/api/blade-auth/refresh')).status).toBe(200);
    expect(await elsewhere(browser)).toMatchObject({ authorities: ['gssjk'] });
  });

  it('is disabled at that moment brings nothing', async () => {
    const user = await bench.make();
    const browser = await bench.signIn(user);
    beforeRotating(() => post('updateStatus', { id: user.id, status: 0 }));
    expect((await browser.post('/api/blade-auth/refresh')).status).toBe(401);
    expect(browser.cookies.has('access_token')).toBe(false);
  });
});
