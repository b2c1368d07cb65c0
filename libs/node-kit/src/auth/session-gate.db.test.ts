import { createHmac, randomUUID } from 'node:crypto';
import { sessionKey } from '@console/contract-core';
import { probe } from '../testing/calls/probe-module.ts';
import { KEY_ID, newKeyPair } from '../testing/calls/issuer.ts';
import {
  ORIGIN,
  scratchData,
  startService,
  type RunningService,
  type ScratchData,
} from '../testing/index.ts';

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData();
  service = await startService({ data, ...probe });
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const openSession = async () => {
  const session = {
    sid: randomUUID(),
    userId: 7,
    tenantId: '000000',
    username: 'someone',
    realName: '某人',
    authorities: [],
    locked: false,
  };
  await data.redis.set(sessionKey(session.sid), JSON.stringify(session), {
    expiration: { type: 'EX', value: 60 },
  });
  return session;
};
const claimsNow = (sid: string) => {
  const now = Math.floor(Date.now() / 1000);
  return { sub: '7', sid, tenant: '000000', iat: now, exp: now + 900 };
};

/** The two ways a token is sent. */
const carrying = (token: string): readonly Readonly<Record<string, string>>[] => [
  { authorization: `Bearer ${token}` },
  { cookie: `access_token=${token}` },
];

describe('a token', () => {
  const forged: Readonly<Record<string, (sid: string) => Promise<string> | string>> = {
    'that is garbage': () => 'garbage',
    'of three garbage parts': () => 'a.b.c',
    'that is empty JSON': () => `${encoded({})}.${encoded({})}.`,
    'without a signature under alg none': (sid) =>
      `${encoded({ alg: 'none', kid: KEY_ID })}.${encoded(claimsNow(sid))}.`,
    'signed with HS256 by the public key': (sid) => {
      const signed = `${encoded({ alg: 'HS256', kid: KEY_ID })}.${encoded(claimsNow(sid))}`;
      const secret = service.issuer.publicKey.export({ type: 'spki', format: 'pem' });
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
    'that says RS256 over an HMAC of the public key': (sid) => {
      const signed = `${encoded({ alg: 'RS256', kid: KEY_ID })}.${encoded(claimsNow(sid))}`;
      const secret = service.issuer.publicKey.export({ type: 'spki', format: 'pem' });
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
    'signed by another key under our key id': async (sid) =>
      service.issuer.token({ userId: 7, sid, tenantId: '000000' }, { key: (await newKeyPair()).privateKey }),
    'signed by an unknown key id': (sid) =>
      service.issuer.token({ userId: 7, sid, tenantId: '000000' }, { kid: 'unknown' }),
    'that has expired': (sid) =>
      service.issuer.token({ userId: 7, sid, tenantId: '000000' }, { expiresInSeconds: -1 }),
    'of another tenant': (sid) => service.issuer.token({ userId: 7, sid, tenantId: '100001' }),
    'of another user': (sid) => service.issuer.token({ userId: 8, sid, tenantId: '000000' }),
    'of a session that does not exist': () =>
      service.issuer.token({ userId: 7, sid: randomUUID(), tenantId: '000000' }),
    'of a session that has ended': async (sid) => {
      await data.redis.del(sessionKey(sid));
      return service.issuer.token({ userId: 7, sid, tenantId: '000000' });
    },
    'whose claims were changed': async (sid) => {
      const [head, , signature] = (await service.issuer.token({ userId: 7, sid, tenantId: '000000' })).split(
        '.',
      );
      return `${head}.${encoded({ ...claimsNow(sid), sub: '1' })}.${signature}`;
    },
    'whose signature was cut': async (sid) =>
      (await service.issuer.token({ userId: 7, sid, tenantId: '000000' })).slice(0, -4),
  };

  it.each(Object.keys(forged))(
    '%s is 401, as bearer and as cookie, and no session on a public route',
    async (name) => {
      const { sid } = await openSession();
      const token = (await forged[name]?.(sid)) ?? '';
      for (const headers of carrying(token)) {
        const refused = await service.send('/api/probe/signed', { headers });
        expect([refused.status, refused.body]).toEqual([
          401,
          expect.objectContaining({
            success: false,
            appCode: 'C0410',
            appMesg: '登录已失效，请重新登录',
            result: false,
          }),
        ]);
        const open = await service.send('/api/probe/open', { headers });
        expect([open.status, open.body.result]).toEqual([200, { who: null }]);
      }
    },
  );

  it('that is missing is 401', async () => {
    expect((await service.send('/api/probe/signed')).status).toBe(401);
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic c29tZW9uZTp4', 'Token x'])
      expect((await service.send('/api/probe/signed', { headers: { authorization } })).status).toBe(401);
  });

  it('that is valid identifies the caller, as bearer and as cookie, on public routes too', async () => {
    const token = await service.signIn({ username: 'analyst' });
    for (const headers of carrying(token))
      for (const path of ['/api/probe/signed', '/api/probe/open']) {
        const { status, body } = await service.send(path, { headers });
        expect([status, body]).toEqual([
          200,
          { success: true, appCode: 'S0000', appMesg: '操作成功', result: { who: 'analyst' } },
        ]);
      }
  });

  it('in a header is used before the cookie, valid or not', async () => {
    const token = await service.signIn();
    const headers = { authorization: 'Bearer garbage', cookie: `access_token=${token}` };
    expect((await service.send('/api/probe/signed', { headers })).status).toBe(401);
  });

  it('is not taken from the query', async () => {
    const token = await service.signIn();
    for (const query of [`access_token=${token}`, `token=${token}`])
      expect((await service.send(`/api/probe/signed?${query}`)).status).toBe(401);
  });
});

describe('an authority', () => {
  it('that the caller lacks is 403 and named', async () => {
    const token = await service.signIn({ authorities: ['gssjk_gn_view', 'gssjk'] });
    const { status, body } = await service.send('/api/probe/named', { token });
    expect([status, body.appCode, body.appMesg]).toEqual([403, 'C0403', '缺少权限 gssjk_gn（国内公司）']);
  });

  it('of several that the caller lacks is named with the others', async () => {
    const { body } = await service.send('/api/probe/either', { token: await service.signIn() });
    expect(body.appMesg).toBe('缺少权限 hysjk_gn / hysjk_hw（国内行业 / 海外行业）');
    const token = await service.signIn({ authorities: ['hysjk_hw'] });
    expect((await service.send('/api/probe/either', { token })).status).toBe(200);
  });

  it('that the caller has lets them in', async () => {
    const token = await service.signIn({ authorities: ['gssjk_gn'] });
    expect((await service.send('/api/probe/named', { token })).status).toBe(200);
  });

  it('is satisfied by ROLE_admin', async () => {
    const token = await service.signIn({ authorities: ['ROLE_admin'] });
    expect((await service.send('/api/probe/named', { token })).status).toBe(200);
    expect((await service.send('/api/probe/either', { token })).status).toBe(200);
  });

  it('that was taken away is refused within five seconds', async () => {
    const session = await openSession();
    const granted = { ...session, authorities: ['gssjk_gn'] };
    await data.redis.set(sessionKey(session.sid), JSON.stringify(granted));
    const token = await service.issuer.token(session);
    expect((await service.send('/api/probe/named', { token })).status).toBe(200);
    await data.redis.set(sessionKey(session.sid), JSON.stringify(session));
    const since = Date.now();
    let status = 200;
    while (status === 200 && Date.now() - since < 5000) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      status = (await service.send('/api/probe/named', { token })).status;
    }
    await data.redis.del(sessionKey(session.sid));
    expect(status).toBe(403);
  }, 10_000);
});

describe('a locked session', () => {
  it('is refused with 423 until unlocked, even for ROLE_admin', async () => {
    const token = await service.signIn({ locked: true, authorities: ['ROLE_admin'] });
    for (const path of ['/api/probe/signed', '/api/probe/named']) {
      const { status, body } = await service.send(path, { token });
      expect([status, body.appCode, body.appMesg]).toEqual([423, 'C0423', '会话已锁定，请先解锁']);
    }
  });

  it('can make the calls that unlocking needs', async () => {
    const token = await service.signIn({ locked: true });
    expect((await service.send('/api/probe/unlocking', { token })).status).toBe(200);
  });
});

describe('a write with a cookie', () => {
  const write = async (headers: Readonly<Record<string, string>>) => {
    const cookie = `access_token=${await service.signIn()}`;
    return service.send('/api/probe/write', { body: { name: '甲' }, headers: { cookie, ...headers } });
  };

  it('from a listed origin passes', async () => {
    expect((await write({ origin: ORIGIN })).status).toBe(200);
  });

  it.each([
    ['without an origin', {}],
    ['from another site', { origin: 'https://elsewhere.test' }],
    ['from another port', { origin: `${ORIGIN}:81` }],
    ['from the same name over TLS', { origin: ORIGIN.replace('http:', 'https:') }],
    ['from a name with the same beginning', { origin: `${ORIGIN}.elsewhere.test` }],
    ['from an opaque origin', { origin: 'null' }],
  ])('%s is 403', async (_, headers) => {
    const { status, body } = await write(headers);
    expect([status, body.appCode]).toEqual([403, 'C0411']);
  });

  it('with a bearer token instead passes without an origin', async () => {
    const token = await service.signIn();
    expect((await service.send('/api/probe/write', { token, body: { name: '甲' } })).status).toBe(200);
  });

  it('cannot be smuggled in beside a header without a token', async () => {
    expect((await write({ origin: 'https://elsewhere.test', authorization: 'Basic x' })).status).not.toBe(
      200,
    );
  });
});

describe('a read with a cookie', () => {
  it('passes whatever the origin: SameSite and the missing CORS headers guard it', async () => {
    const cookie = `access_token=${await service.signIn()}`;
    const { status, headers } = await service.send('/api/probe/signed', {
      headers: { cookie, origin: 'https://elsewhere.test' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});
