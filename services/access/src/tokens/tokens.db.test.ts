import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sessionKey } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import type { Browser } from '../testing/browser.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { refreshKey } from './refresh-tokens.ts';

const INFO = '/api/blade-user/info';
const REFRESH = '/api/blade-auth/refresh';
const LOGOUT = '/api/blade-auth/logout';

let access: RunningAccess;
let browser: Browser;
beforeAll(async () => {
  access = await runningAccess();
}, 30_000);
afterAll(() => access.stop());
beforeEach(async () => {
  browser = access.browser();
  await browser.login('analyst', 'Analyst#2026');
});

const cookie = (name: string): string => browser.cookies.get(name) ?? '';
const bearer = async (token: string): Promise<number> =>
  (await access.browser().get(INFO, { headers: { authorization: `Bearer ${token}` } })).status;

describe('an access token', () => {
  const claims = () => {
    const { sub = '', ...rest } = decodeJwt(cookie('access_token'));
    return { sub, ...rest };
  };
  const kid = () => decodeProtectedHeader(cookie('access_token')).kid ?? '';
  const privateKey = async () => createPrivateKey(await readFile(access.keyFile));
  const sign = (payload: Record<string, unknown>, key: KeyObject | Uint8Array, alg = 'RS256') =>
    new SignJWT(payload).setProtectedHeader({ alg, kid: kid() }).sign(key);

  it('names user, session and tenant, no authority, for 15 minutes', () => {
    const { iat = 0, exp = 0, ...rest } = decodeJwt(cookie('access_token'));
    expect(Object.keys(rest).sort()).toEqual(['sid', 'sub', 'tenant']);
    expect(exp - iat).toBe(900);
  });

  it('opens the session as a cookie and as a bearer token', async () => {
    expect((await browser.get(INFO)).status).toBe(200);
    expect(await bearer(cookie('access_token'))).toBe(200);
    expect(await bearer(await sign(claims(), await privateKey()))).toBe(200);
  });

  it('is required', async () => {
    expect((await access.browser().get(INFO)).status).toBe(401);
  });

  it('without a signature is refused', async () => {
    expect(await bearer(new UnsecuredJWT(claims()).encode())).toBe(401);
  });

  it('signed by the public key as a shared secret is refused', async () => {
    const answer = await access.browser().get('/api/blade-auth/jwks');
    expect(
      await bearer(await sign(claims(), new TextEncoder().encode(JSON.stringify(answer.body)), 'HS256')),
    ).toBe(401);
  });

  it('signed by another key under the same key id is refused', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(await bearer(await sign(claims(), other))).toBe(401);
  });

  it('that has run out is refused', async () => {
    const past = Math.floor(Date.now() / 1000) - 60;
    expect(await bearer(await sign({ ...claims(), iat: past - 900, exp: past }, await privateKey()))).toBe(
      401,
    );
  });

  it('with changed claims is refused', async () => {
    const [head, , signature] = cookie('access_token').split('.');
    const body = Buffer.from(JSON.stringify({ ...claims(), sub: '1' })).toString('base64url');
    expect(await bearer(`${head}.${body}.${signature}`)).toBe(401);
  });

  it('rightly signed but naming a user or tenant other than its session’s is refused', async () => {
    expect(await bearer(await sign({ ...claims(), sub: '1' }, await privateKey()))).toBe(401);
    expect(await bearer(await sign({ ...claims(), tenant: access.tenants[1] }, await privateKey()))).toBe(
      401,
    );
  });

  it('is not accepted as a refresh token, nor the other way round', async () => {
    expect(await bearer(cookie('refresh_token'))).toBe(401);
    browser.cookies.set('refresh_token', cookie('access_token'));
    expect((await browser.post(REFRESH)).status).toBe(401);
  });

  it('is verified by keys without a private part', async () => {
    const { body } = await access.browser().get('/api/blade-auth/jwks');
    expect(body).toEqual({
      keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256', kid: kid(), n: expect.any(String), e: 'AQAB' }],
    });
  });
});

describe('refreshing', () => {
  it('rotates the refresh token and gives a new access token', async () => {
    const before = cookie('refresh_token');
    const { status, body } = await browser.post(REFRESH);
    expect([status, body.result]).toEqual([200, { expiresInSeconds: 900 }]);
    expect(cookie('refresh_token')).not.toBe(before);
    expect((await browser.get(INFO)).status).toBe(200);
  });

  it('has one winner of two at once, and neither tab loses the session', async () => {
    const tabs = [browser.copy(), browser.copy()];
    const answers = await Promise.all(tabs.map((tab) => tab.post(REFRESH)));
    const rotated = answers.filter(({ cookies }) =>
      cookies.some((line) => line.startsWith('refresh_token=')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(rotated).toHaveLength(1);
    for (const tab of tabs) expect((await tab.get(INFO)).status).toBe(200);
  });

  it('with a token used two rotations ago ends the session for thief and owner', async () => {
    const stolen = browser.copy();
    await browser.post(REFRESH);
    await browser.post(REFRESH);
    const { status, cookies } = await stolen.post(REFRESH);
    expect(status).toBe(401);
    expect(cookies.every((line) => /Max-Age=0/.test(line))).toBe(true);
    expect((await browser.get(INFO)).status).toBe(401);
    expect((await browser.post(REFRESH)).status).toBe(401);
    const lines = await access.database.query<unknown[]>(
      `SELECT id FROM ${tableName('access', 'audit_log')} WHERE action = 'access.refresh-reuse'`,
    );
    expect(lines).toHaveLength(1);
  });

  it('leaves other sessions of the user alone when one is ended', async () => {
    const other = access.browser();
    await other.login('analyst', 'Analyst#2026');
    await browser.post(LOGOUT);
    expect((await other.get(INFO)).status).toBe(200);
  });

  it('brings granted and revoked authorities into the session', async () => {
    const table = tableName('access', 'user_authority');
    const { sub } = decodeJwt(cookie('access_token'));
    await access.database.query(`INSERT INTO ${table} VALUES (?, 'xtgl_user')`, [sub]);
    try {
      expect((await browser.get('/api/sysUser/authorities')).status).toBe(403);
      await browser.post(REFRESH);
      expect((await browser.get('/api/sysUser/authorities')).status).toBe(200);
    } finally {
      await access.database.query(`DELETE FROM ${table} WHERE authority = 'xtgl_user'`);
    }
  });

  it('refuses a user disabled meanwhile and ends every session of theirs', async () => {
    const other = access.browser();
    await other.login('analyst', 'Analyst#2026');
    const table = tableName('access', 'user');
    await access.database.query(`UPDATE ${table} SET status = 0 WHERE username = 'analyst'`);
    try {
      expect((await browser.post(REFRESH)).status).toBe(401);
      expect((await other.get('/api/sysUser/getUserAll')).status).toBe(401);
    } finally {
      await access.database.query(`UPDATE ${table} SET status = 1 WHERE username = 'analyst'`);
    }
  });

  it('requires a trusted origin', async () => {
    expect((await browser.post(REFRESH, {}, { origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await browser.post(REFRESH)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session at once, for both tokens, and deletes the cookies', async () => {
    const left = browser.copy();
    const sid = String(decodeJwt(cookie('access_token'))['sid']);
    const keys = [sessionKey(sid), refreshKey(sid)];
    expect((await left.get(INFO)).status).toBe(200);
    expect(await access.redis.exists(keys)).toBe(2);
    const { status, body } = await browser.post(LOGOUT);
    expect([status, body.result]).toEqual([200, true]);
    expect([...browser.cookies.keys()]).toEqual(['device_token']);
    expect((await left.get(INFO)).status).toBe(401);
    expect((await left.post(REFRESH)).status).toBe(401);
    expect(await access.redis.exists(keys)).toBe(0);
  });

  it('works with the refresh token alone, when the access token has run out', async () => {
    const left = browser.copy();
    browser.cookies.delete('access_token');
    await browser.post(LOGOUT);
    expect((await left.get(INFO)).status).toBe(401);
  });

  it('without a session is answered in the same way', async () => {
    expect((await access.browser().post(LOGOUT)).body.result).toBe(true);
  });
});
