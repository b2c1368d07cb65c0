import { readdir } from 'node:fs/promises';
import { tableName } from '@console/node-kit/database';
import type { Answer, Browser } from '../testing/browser.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { jpeg, pdf } from './testing/sample-files.ts';

const OSS = '/api/blade-resource/oss';
/** A size of which two are more than a user may have, and three more than a tenant. */
const LARGE = 700 * 1024;

let access: RunningAccess;
let analyst: Browser;
let viewer: Browser;
let admin: Browser;
let other: Browser;
beforeAll(async () => {
  access = await runningAccess(undefined, { UPLOADS_USER_MB: '1', UPLOADS_TENANT_MB: '2' });
  [analyst, viewer, admin, other] = await Promise.all([
    signedIn('analyst', 'Analyst#2026'),
    signedIn('viewer', 'Viewer#2026'),
    signedIn('admin', 'Admin#2026'),
    signedIn('other', 'Other#2026', access.tenants[1]),
  ]);
}, 60_000);
beforeEach(async () => {
  await access.database.query(`UPDATE ${tableName('access', 'user')} SET avatar = NULL`);
  await access.database.query(`DELETE FROM ${tableName('access', 'stored_file')}`);
});
afterAll(() => access.stop());

async function signedIn(name: string, password: string, tenantId = access.tenants[0]): Promise<Browser> {
  const browser = access.browser();
  expect((await browser.login(name, password, { tenantId })).status).toBe(200);
  return browser;
}

async function upload(browser: Browser, name: string, bytes: Buffer, query = ''): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const sent = new Response(form);
  const type = { 'content-type': sent.headers.get('content-type') ?? '' };
  return browser.post(`${OSS}/endpoint/put-file${query}`, new Uint8Array(await sent.arrayBuffer()), type);
}

const linkOf = ({ body }: Answer): string => (body as { data?: { link?: string } }).data?.link ?? '';
const keyOf = (answer: Answer): string => linkOf(answer).split('/').at(-1) ?? '';
const large = (): Buffer => pdf(' '.repeat(LARGE));
const remove = (browser: Browser, key: string): Promise<Answer> =>
  browser.post(`${OSS}/endpoint/remove-file`, { key });
const listed = async (browser: Browser, path = 'pageList'): Promise<unknown[]> => {
  const { body } = await browser.get(`${OSS}/${path}`);
  return (body as { result: { content: { name: string }[] } }).result.content.map(({ name }) => name);
};
const keys = async (): Promise<readonly string[]> => {
  const rows = await access.database.query<{ file_key: string }[]>(
    `SELECT file_key FROM ${tableName('access', 'stored_file')}`,
  );
  return rows.map((row) => row.file_key);
};
const bytesOf = async (key: string): Promise<boolean> =>
  (await readdir(access.filesDir, { recursive: true, withFileTypes: true })).some(({ name }) => name === key);
const lines = (): Promise<Record<string, unknown>[]> =>
  access.database.query(
    `SELECT * FROM ${tableName('access', 'audit_log')} WHERE action = 'access.delete-file' ORDER BY id`,
  );

describe('uploaded files', () => {
  it('are listed to their owner, and to administrators of the tenant’s users', async () => {
    await upload(analyst, 'a.pdf', pdf());
    await upload(viewer, 'b.pdf', pdf());
    await upload(other, 'c.pdf', pdf());
    expect(await listed(analyst)).toEqual(['a.pdf']);
    expect(await listed(analyst, 'pageList?search=b')).toEqual([]);
    expect(await listed(other)).toEqual(['c.pdf']);
    expect((await listed(admin, 'tenantPageList')).sort()).toEqual(['a.pdf', 'b.pdf']);
    expect((await analyst.get(`${OSS}/tenantPageList`)).status).toBe(403);
    const { body } = await analyst.get(`${OSS}/pageList`);
    expect(body.result).toMatchObject({
      content: [
        {
          key: expect.stringMatching(/^[\w-]{43}$/),
          name: 'a.pdf',
          purpose: 'note',
          mime: 'application/pdf',
          bytes: pdf().length,
          owner: '陈思远',
        },
      ],
    });
  });

  it('are deleted by their owner, with their bytes and an audit line', async () => {
    const key = keyOf(await upload(analyst, 'a.pdf', pdf()));
    expect(await bytesOf(key)).toBe(true);
    const { status, body, headers } = await remove(analyst, key);
    expect([status, body.success, await keys(), await bytesOf(key)]).toEqual([200, true, [], false]);
    expect((await lines()).at(-1)).toMatchObject({
      tenant_id: access.tenants[0],
      username: 'analyst',
      subject: `file:${key}`,
      before: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf().length, purpose: 'note' },
      request_id: headers.get('x-request-id'),
    });
    expect((await analyst.get(`${OSS}/files/${key}`)).status).toBe(404);
    expect((await remove(analyst, key)).status).toBe(404);
  });

  it('of others are deleted only by administrators of the tenant’s users', async () => {
    const key = keyOf(await upload(analyst, 'a.pdf', pdf()));
    const before = (await lines()).length;
    for (const browser of [viewer, other])
      expect([(await remove(browser, key)).status, await keys()]).toEqual([404, [key]]);
    expect((await remove(access.browser(), key)).status).toBe(401);
    expect((await lines()).length).toBe(before);
    expect((await remove(admin, key)).status).toBe(200);
    expect([await keys(), (await lines()).at(-1)?.['username']]).toEqual([[], 'admin']);
  });

  it('that are an avatar are not deleted', async () => {
    const link = linkOf(await upload(analyst, 'me.jpg', await jpeg(), '?purpose=avatar'));
    const info = (await analyst.get('/api/blade-user/info')).body.result as Record<string, unknown>;
    const saved = await analyst.post('/api/blade-user/update', {
      id: info['id'],
      name: info['name'],
      realName: info['realName'],
      version: info['version'],
      avatar: link,
    });
    expect(saved.body.success).toBe(true);
    const key = link.split('/').at(-1) ?? '';
    for (const browser of [analyst, admin]) {
      const { status, body } = await remove(browser, key);
      expect([status, body.appCode, body.appMesg]).toEqual([
        200,
        'A1482',
        '该文件正用作陈思远的头像，请先更换头像',
      ]);
    }
    expect([await keys(), await bytesOf(key)]).toEqual([[key], true]);
  });
});

describe('the space for uploads', () => {
  it('is bounded for a user, who gets advice, and has room again after a deletion', async () => {
    const first = keyOf(await upload(analyst, 'a.pdf', large()));
    const { status, body } = await upload(analyst, 'b.pdf', large());
    expect([status, body.appCode, body.appMesg]).toEqual([
      413,
      'A0480',
      '个人文件空间不足（上限 1 MB），请先到“个人资料-我的文件”删除不用的文件',
    ]);
    expect(await keys()).toEqual([first]);
    const usage = await analyst.get(`${OSS}/usage`);
    expect(usage.body.result).toEqual({
      usedBytes: large().length,
      limitBytes: 1024 ** 2,
      tenantUsedBytes: large().length,
      tenantLimitBytes: 2 * 1024 ** 2,
    });
    await remove(analyst, first);
    expect((await upload(analyst, 'b.pdf', large())).status).toBe(200);
  });

  it('is bounded for a tenant, and others have room', async () => {
    for (const browser of [analyst, viewer])
      expect((await upload(browser, 'a.pdf', large())).status).toBe(200);
    const { status, body } = await upload(admin, 'a.pdf', large());
    expect([status, body.appCode, body.appMesg]).toEqual([
      413,
      'A0481',
      '本租户文件空间不足（上限 2 MB），请联系管理员在“文件管理”中清理',
    ]);
    expect((await upload(other, 'a.pdf', large())).status).toBe(200);
  });

  it('is bounded when files come at once', async () => {
    const sent = await Promise.all([upload(analyst, 'a.pdf', large()), upload(analyst, 'b.pdf', large())]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 413]);
    expect(await keys()).toHaveLength(1);
  });
});
