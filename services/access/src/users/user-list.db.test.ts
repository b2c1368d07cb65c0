import { tableName } from '@console/node-kit/database';
import { userList } from '@console/contract-access';
import { sortableKeys } from '@console/contract-core';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import type { Browser } from '../testing/browser.ts';

let access: RunningAccess;
let admin: Browser;
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  access = await runningAccess();
  for (const [index, username] of ['zhang.san', 'li_si', 'wang%wu', 'gone'].entries()) {
    await access.writer.addUser({
      tenantId: access.tenants[0],
      username,
      password: 'Someone#2026',
      realName: `员工${index}`,
      department: index < 2 ? '研究一部' : '研究二部',
      authorities: index === 0 ? ['gssjk', 'hysjk'] : ['gssjk'],
    });
  }
  const rows = await access.database.query<{ id: number; username: string }[]>(
    `SELECT id, username FROM ${tableName('access', 'user')}`,
  );
  ids = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
  await access.database.query(
    `UPDATE ${tableName('access', 'user')} SET removed_at = created_at, removed_key = id WHERE username = 'gone'`,
  );
  await access.database.query(
    `UPDATE ${tableName('access', 'user')} SET status = 0, phone = '13900001111', email = 'li@example.com'
     WHERE username = 'li_si'`,
  );
  admin = access.browser();
  await admin.login('admin', 'Admin#2026');
}, 30_000);
afterAll(() => access.stop());

type Row = Readonly<Record<string, unknown>> & { readonly username: string };
const list = async (query = '', browser = admin) => {
  const { status, body } = await browser.get(`/api/sysUser/pageList?size=200${query}`);
  expect(status).toBe(200);
  return body.result as { totalElements: number; content: Row[] };
};
const names = async (query: string) => (await list(query)).content.map(({ username }) => username).sort();

describe('the list of users', () => {
  it('contains the tenant’s users alone, without removed ones', async () => {
    const { totalElements, content } = await list('&sort=username,ASC');
    expect(content.map(({ username }) => username)).toEqual([
      ...['admin', 'analyst', 'li_si', 'viewer', 'wang%wu', 'zhang.san'],
    ]);
    expect(totalElements).toBe(6);
    const other = access.browser();
    await other.login('other', 'Other#2026', { tenantId: access.tenants[1] });
    expect((await other.get('/api/sysUser/pageList')).status).toBe(403);
  });

  it('says which authorities each has, and whether they are an administrator', async () => {
    const { content } = await list();
    const of = (username: string) => content.find((row) => row.username === username);
    expect(of('admin')).toMatchObject({ admin: 1, authorityCount: 1, status: 1 });
    expect(of('zhang.san')).toEqual({
      id: ids['zhang.san'],
      username: 'zhang.san',
      realName: '员工0',
      department: '研究一部',
      phone: null,
      email: null,
      status: 1,
      admin: 0,
      authorityCount: 2,
      sessionCount: 0,
      lastSignInAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      updatedAt: expect.any(String),
    });
    expect(JSON.stringify(content)).not.toMatch(/argon2|hash/i);
  });

  it('counts the sessions that may still be valid', async () => {
    const insert = (sid: string, seen: string, ended: string) =>
      access.database.query(
        `INSERT INTO ${tableName('access', 'user_session')}
           (sid, tenant_id, user_id, method, device, address, opened_at, seen_at, ended_at)
         VALUES (?, ?, ?, 'account', 'Chrome', '::1', NOW(), NOW() - INTERVAL ${seen} DAY, ${ended})`,
        [`${access.tenants[0]}-${sid}`, access.tenants[0], ids['wang%wu']],
      );
    await insert('one', '1', 'NULL');
    await insert('two', '13', 'NULL');
    await insert('old', '16', 'NULL');
    await insert('ended', '1', 'NOW()');
    const row = (await list('&search=wang')).content[0];
    expect(row).toMatchObject({ username: 'wang%wu', sessionCount: 2 });
  });

  it.each([
    ['search=ZHANG', ['zhang.san']],
    ['search=员工1', ['li_si']],
    ['search=13900001111', ['li_si']],
    ['search=li@example', ['li_si']],
    ['search=_', ['li_si']],
    ['search=%25', ['wang%wu']],
    ['status=0', ['li_si']],
    ['department=研究一部', ['li_si', 'zhang.san']],
    ['authority=hysjk', ['admin', 'analyst', 'viewer', 'zhang.san']],
    ['authority=ROLE_admin', ['admin']],
    ['authority=xtgl_user', ['admin']],
    ['search=gone', []],
  ])('filtered by %s contains %j', async (query, expected) => {
    expect(await names(`&${query}`)).toEqual(expected);
  });

  it.each(sortableKeys(userList).flatMap((key) => [`${key},ASC`, `${key},DESC`]))(
    'is sorted by %s, each row once over its pages',
    async (sort) => {
      const pages = await Promise.all(
        [0, 1, 2].map(async (page) => {
          const { body } = await admin.get(`/api/sysUser/pageList?size=2&page=${page}&sort=${sort}`);
          return (body.result as { content: Row[] }).content;
        }),
      );
      expect(new Set(pages.flat().map(({ username }) => username)).size).toBe(6);
    },
  );

  it('is not sorted by a key that is no column', async () => {
    const { status, body } = await admin.get('/api/sysUser/pageList?sort=password_hash,ASC');
    expect([status, body.appCode]).toEqual([400, 'C0401']);
  });

  it('is open only to those who manage users', async () => {
    const analyst = access.browser();
    await analyst.login('analyst', 'Analyst#2026');
    expect((await analyst.get('/api/sysUser/pageList')).status).toBe(403);
  });
});
