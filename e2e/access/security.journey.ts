import { setTimeout as pause } from 'node:timers/promises';
import type { TableEntry } from '@console/contract-core';
import { z } from 'zod';
import { consoleShown, fillSignIn, OTHER, VIEWER } from '../support/browser/browser.ts';
import { CONTRACT_ENTRIES } from '../support/suite/contract-entries.ts';
import { forgedTokens } from '../support/people/forged-tokens.ts';
import { httpSignIn, HttpSession, type HttpAnswer } from '../support/suite/http-session.ts';
import { redisTexts, secretsOfTheSuite, textFiles } from '../support/suite/secrets.ts';
import { stage } from '../support/people/stage.ts';
import { rows, SUITE } from '../support/suite/suite.ts';

const LIST = '/api/dataCorp/pageSelectTableList?size=1';

const { visitors, people } = stage();

describe('a token', () => {
  it('that is not the session’s own is accepted by no service, as bearer or as cookie', async () => {
    const session = await httpSignIn(VIEWER);
    expect((await session.send(LIST)).status).toBe(200);
    for (const [what, token] of Object.entries(await forgedTokens(session)))
      for (const headers of carrying(token))
        for (const path of [
          LIST,
          '/api/blade-user/info',
          '/api/ai/overview',
          '/api/dataIndustrySywg/overview',
        ]) {
          const { status, body } = await new HttpSession().send(path, { headers });
          expect([what, path, status, body.appCode]).toEqual([what, path, 401, 'C0410']);
        }
    expect((await session.send(LIST)).status).toBe(200);
  });

  it('is kept in cookies that scripts and other sites cannot reach', async () => {
    const { setCookies } = await httpSignIn(OTHER);
    expect(setCookies.map((line) => line.split('=')[0]).sort()).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token']),
    );
    for (const line of setCookies) {
      expect(line).toContain('HttpOnly');
      expect(line).toContain('SameSite=Strict');
      expect(line).not.toMatch(/Domain=/i);
    }
    expect(setCookies.find((line) => line.startsWith('refresh_token='))).toContain('Path=/api/blade-auth');
  });
});

describe('an authority', () => {
  it('that is taken away is refused by a data service within five seconds', async () => {
    const user = await people.person({ authorities: ['gssjk_gn'] });
    const session = await httpSignIn(user);
    expect((await session.send(LIST)).status).toBe(200);
    const { version } = await people.admin.result<{ version: number }>(`/api/sysUser/info/${user.id}`);
    await people.admin.post('/api/sysUser/updatePermission', { id: user.id, version, authorities: [] });
    const since = Date.now();
    while ((await session.send(LIST)).status !== 403) {
      expect(Date.now() - since).toBeLessThan(5000);
      await pause(100);
    }
  });

  it('is granted to no one by a field they add', async () => {
    const { username, password } = await people.person();
    const session = await httpSignIn({ username, password });
    const before = await session.result<{ authorities: string[]; tenantId: string; version: number }>(
      '/api/blade-user/info',
    );
    const profile = { name: '甲', realName: '甲', version: before.version };
    for (const extra of [
      { authorities: ['ROLE_admin'] },
      { authority: 'ROLE_admin' },
      { tenantId: '100001' },
      { admin: 1 },
      { status: 1 },
    ])
      for (const [path, body] of [
        ['/api/blade-user/update', { ...profile, ...extra }],
        ['/api/blade-user/preferences', { theme: 'dark', ...extra }],
        ['/api/sysDictData/option', { dictType: 'DATE_UNIT', ...extra }],
      ] as const) {
        const { status } = await session.send(path, { body });
        // A caller without the authority is refused before the input is read.
        expect([path, status]).toEqual([path, path.includes('sysDict') ? 403 : 400]);
      }
    const login = { username, password, tenantId: '', authorities: ['ROLE_admin'] };
    expect((await new HttpSession().send('/api/blade-auth/login', { body: login })).status).toBe(400);
    expect(await session.result('/api/blade-user/info')).toEqual(before);
  });
});

/** Sort values that every table refuses. */
const SORTS = [
  ...['password_hash,DESC', 'tenant_id,ASC', '(SELECT 1),ASC', 'id;--,ASC', 'SLEEP(3),DESC'],
  ...["' OR 1=1", 'constructor,ASC', '__proto__,ASC', 'ASC', ',', `${'x'.repeat(65)},ASC`],
];

/** Sends a query as administrator where the table reads it: in the address, or as JSON. */
function askTable({ method, path }: TableEntry, query: string): Promise<HttpAnswer> {
  if (method === 'GET') return people.admin.send(`${path}?${query}`);
  const fields = [...new URLSearchParams(query)].map(([name, value]): [string, unknown] => {
    const number = Number(value);
    return [name, ['page', 'size'].includes(name) && Number.isFinite(number) ? number : value];
  });
  return people.admin.send(path, { body: Object.fromEntries(fields) });
}

describe('an input', () => {
  const tables = CONTRACT_ENTRIES.filter((entry): entry is TableEntry => entry.kind === 'table');

  it.each(tables.map((entry) => [entry.id, entry] as const))(
    'of the table %s sorts by its columns alone and pages within its bounds',
    async (_, entry) => {
      const needed = requiredOf(entry);
      const told: string[] = [];
      for (const query of [
        ...SORTS.map((sort) => `sort=${encodeURIComponent(sort)}`),
        ...['-1', '1.5', 'NaN', '1e999', '100001', 'x', '{}'].map((page) => `page=${page}`),
        ...['0', '-1', '201', '1000000', 'NaN', 'Infinity'].map((size) => `size=${size}`),
        ...['nobodyDeclared=1', '__proto__=1', '__proto__[x]=1', 'constructor=1', 'tenantId=000000'],
      ])
        told.push(`${query} ${(await askTable(entry, `${needed}&${query}`)).status}`);
      expect(told.filter((line) => !line.endsWith(' 400'))).toEqual([]);
      // The rest of the query is valid: tables of a run, a company, a style or a strategy require its id.
      const isWhole =
        entry.id !== 'data.rejects' &&
        entry.input.safeParse(Object.fromEntries(new URLSearchParams(needed))).success;
      expect((await askTable(entry, needed)).status).toBe(isWhole ? 200 : 400);
    },
  );

  it.each([
    '/api/blade-user/update',
    '/api/sysDictData/option',
    '/api/dataImport/submit',
    '/api/sysUser/insert',
  ])('at %s of ten megabytes is 413, deep or poisoned 400, and harms nothing', async (path) => {
    const json = { 'content-type': 'application/json' };
    const poisoned = '{"__proto__":{"authorities":["ROLE_admin"]},"constructor":{"prototype":{"x":1}}}';
    for (const [body, status] of [
      [JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) }), 413],
      [`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, 400],
      ['['.repeat(100_000), 400],
      [poisoned, 400],
      ['{"name":"\\ud800"}', 400],
      ['{"name":{"$ne":null}}', 400],
    ] as const) {
      const answer = await people.admin.send(path, { body, headers: json });
      expect([body.slice(0, 40), answer.status, answer.body.success]).toEqual([
        body.slice(0, 40),
        status,
        false,
      ]);
    }
    const { authorities } = await people.admin.result<{ authorities: string[] }>('/api/blade-user/info');
    expect(authorities).toEqual(['ROLE_admin']);
  });
});

describe('another site', () => {
  const foreign = { origin: 'https://evil.example' };

  it('is not allowed to read: no answer has a CORS header', async () => {
    for (const path of [
      '/',
      '/login',
      '/registry.json',
      LIST,
      '/api/blade-user/info',
      '/api/docs/openapi.json',
    ])
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await people.admin.send(path, {
          method,
          headers: { ...foreign, 'access-control-request-method': 'POST' },
        });
        const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([method, path, granted]).toEqual([method, path, []]);
      }
  });

  it('writes nothing with the cookies of a user, whatever origin it claims', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      `${SUITE.url}.evil.example`,
      SUITE.url.toUpperCase(),
    ])
      for (const path of [
        '/api/blade-user/preferences',
        '/api/blade-auth/logout',
        '/svc/access/api/blade-auth/lock',
      ]) {
        const { status, body } = await people.admin.send(path, { body: {}, headers: { origin } });
        expect([origin, path, status, body.appCode]).toEqual([origin, path, 403, 'C0411']);
      }
    expect((await people.admin.send('/api/blade-user/info')).status).toBe(200);
  });

  it('neither frames a page of the console nor has a script run in one', async () => {
    for (const path of ['/', '/login', '/edatabase/digitalecology', '/no/such/page', '/api/docs']) {
      const { headers, text } = await people.admin.send(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|data:|blob:|\*|https?:)/);
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|javascript:/i);
    }
  });
});

describe('signing in', () => {
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('never leads away from the console: %s', async (redirect) => {
    const page = await visitors.visitor();
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await fillSignIn(page, VIEWER);
    await consoleShown(page);
    expect(new URL(page.url()).origin).toBe(SUITE.url);
  });
});

describe('secrets', () => {
  it('are in no log, no record and no key of Redis after they were used', async () => {
    const user = await people.person({ authorities: ['gssjk_gn'] });
    const session = await httpSignIn(user);
    await new HttpSession().send('/api/blade-auth/login', {
      body: { username: user.username, password: 'Mistyped#2026', tenantId: '' },
    });
    await session.send(`${LIST}&sort=broken`, { headers: { authorization: 'Bearer Not#ASecret' } });
    await session.send('/api/blade-auth/refresh', { body: {} });
    await session.send('/api/blade-user/update', { body: '{"name":"broken' });
    const used = [...session.cookies.values()];
    const secrets = [...(await secretsOfTheSuite()), user.password, 'Mistyped#2026', ...used];
    const logs = await textFiles('logs');
    expect(logs.filter(({ text }) => text.includes('"answered"')).length).toBeGreaterThan(4);
    const holders = logs.flatMap(({ file, text }) =>
      secrets.filter((secret) => text.includes(secret)).map(() => file),
    );
    expect(holders).toEqual([]);
    const kept = await redisTexts();
    expect(kept.some((text) => text.startsWith('session:'))).toBe(true);
    expect(kept.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    for (const secret of secrets)
      for (const [table, columns] of [
        ['{access}.audit_log', "CONCAT_WS(' ', username, subject, `before`, `after`)"],
        ['{platform}.job', "CONCAT_WS(' ', payload, result, error)"],
        ['{access}.notice', "CONCAT_WS(' ', title, text, link)"],
      ])
        expect(await rows(`SELECT 1 FROM ${table} WHERE INSTR(${columns}, ?) > 0 LIMIT 1`, [secret])).toEqual(
          [],
        );
  });
});

/** The two ways to send a token. */
function carrying(token: string): readonly Readonly<Record<string, string>>[] {
  return [{ authorization: `Bearer ${token}` }, { cookie: `access_token=${token}` }];
}

/** The filters that a table requires. */
function requiredOf({ filter }: TableEntry): string {
  const known: Readonly<Record<string, string>> = { table: 'news', day: '2026-01-05' };
  const { required = [] } = z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any' });
  return required.map((name) => `${name}=${known[name] ?? ''}`).join('&');
}
