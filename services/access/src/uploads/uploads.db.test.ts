import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { tableName } from '@console/node-kit/database';
import { ORIGIN } from '@console/node-kit/testing';
import sharp from 'sharp';
import { TryLimit } from '../sign-in/try-limit.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { jpeg, office, pdf, png } from './testing/sample-files.ts';
import { UPLOAD_LIMIT } from './upload-gate.ts';

const PUT = '/api/blade-resource/oss/endpoint/put-file';
const KILO = 1024;

let access: RunningAccess;
let analyst: Browser;
let viewer: Browser;
let other: Browser;
beforeAll(async () => {
  access = await runningAccess();
  analyst = await signedIn('analyst', 'Analyst#2026');
  viewer = await signedIn('viewer', 'Viewer#2026');
  other = await signedIn('other', 'Other#2026', access.tenants[1]);
}, 60_000);
beforeEach(() => forgetUploads());
afterAll(async () => {
  await forgetUploads();
  await access.stop();
});

async function signedIn(name: string, password: string, tenantId = access.tenants[0]): Promise<Browser> {
  const browser = access.browser();
  expect((await browser.login(name, password, { tenantId })).status).toBe(200);
  return browser;
}

async function forgetUploads(): Promise<void> {
  const users = await access.database.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('access', 'user')}`,
  );
  for (const { id } of users) await new TryLimit(access.redis, UPLOAD_LIMIT).clear(String(id));
}

const rows = (): Promise<Record<string, unknown>[]> =>
  access.database.query(`SELECT * FROM ${tableName('access', 'stored_file')} ORDER BY created_at`);
const lines = (): Promise<Record<string, unknown>[]> =>
  access.database.query(
    `SELECT * FROM ${tableName('access', 'audit_log')} WHERE action = 'access.upload-file' ORDER BY id`,
  );
const filesOnDisk = async (): Promise<string[]> => {
  const found = await readdir(access.filesDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};
/** The numbers of files, rows and audit lines, to see that a refusal adds nothing. */
const kept = async (): Promise<readonly number[]> => [
  (await rows()).length,
  (await lines()).length,
  (await filesOnDisk()).length,
];

interface Part {
  readonly name?: string;
  readonly file?: string;
  readonly type?: string;
  readonly bytes: Uint8Array | string;
}

async function sendForm(browser: Browser, parts: readonly Part[], query = ''): Promise<Answer> {
  const form = new FormData();
  for (const { name = 'file', file, type = '', bytes } of parts) {
    if (file === undefined) form.append(name, String(bytes));
    else form.append(name, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), file);
  }
  const request = new Response(form);
  const body = new Uint8Array(await request.arrayBuffer());
  return browser.post(PUT + query, body, { 'content-type': request.headers.get('content-type') ?? '' });
}

const upload = (browser: Browser, file: string, bytes: Uint8Array, query = ''): Promise<Answer> =>
  sendForm(browser, [{ file, bytes }], query);
const refused = async (sent: Promise<Answer>): Promise<unknown> => {
  const { status, body } = await sent;
  return [status, body.appCode, body.appMesg];
};
const linkOf = ({ body }: Answer): string => (body as { data?: { link?: string } }).data?.link ?? '';

describe('an uploaded file', () => {
  it('is answered with its link in both places, kept, and audited', async () => {
    const bytes = pdf();
    const answer = await upload(analyst, '研究 报告.pdf', bytes);
    const link = linkOf(answer);
    const key = link.split('/').at(-1) ?? '';
    const result = { link, name: '研究 报告.pdf', bytes: bytes.length, mime: 'application/pdf' };
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, appCode: 'S0000', appMesg: '操作成功', result, data: { link } },
    ]);
    expect(link).toMatch(/^\/api\/blade-resource\/oss\/files\/[\w-]{43}$/);
    expect((await rows()).find((row) => row['file_key'] === key)).toMatchObject({
      tenant_id: access.tenants[0],
      purpose: 'note',
      name: '研究 报告.pdf',
      mime: 'application/pdf',
      bytes: bytes.length,
    });
    expect(await filesOnDisk()).toContain(key);
    expect((await lines()).at(-1)).toMatchObject({
      tenant_id: access.tenants[0],
      username: 'analyst',
      service: 'access',
      subject: `file:${key}`,
      after: {
        name: '研究 报告.pdf',
        mime: 'application/pdf',
        bytes: bytes.length,
        purpose: 'note',
      },
      request_id: answer.headers.get('x-request-id'),
    });
  });

  it('is downloaded, and nothing in it runs', async () => {
    const bytes = office('docx');
    const link = linkOf(await upload(analyst, "报告 '1'.docx", bytes));
    const { status, headers, text } = await viewer.get(link);
    expect([status, text]).toEqual([200, Buffer.from(bytes).toString('utf8')]);
    expect(headers.get('content-type')).toContain('wordprocessingml.document');
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%271%27.docx",
    );
  });

  it('that is an image is shown in the page', async () => {
    const link = linkOf(await upload(analyst, 'a.png', await png()));
    const { headers } = await analyst.get(link);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''a.png");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('of an avatar is cut and encoded again', async () => {
    const link = linkOf(await upload(analyst, 'me.jpg', await jpeg(800, 700), '?purpose=avatar'));
    const response = await fetch(access.base + link, { headers: { cookie: cookieOf(analyst) } });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  });

  it('is seen by its tenant alone, and by no one who is not signed in or has locked the screen', async () => {
    const link = linkOf(await upload(analyst, 'a.pdf', pdf()));
    const unknown = withKey(link, randomBytes(32).toString('base64url'));
    expect((await viewer.get(link)).status).toBe(200);
    for (const [browser, path] of [
      [other, link],
      [analyst, unknown],
    ] as const)
      expect(await refused(browser.get(path))).toEqual([404, 'C0404', '所请求的内容不存在']);
    expect((await access.browser().get(link)).status).toBe(401);
    const locked = await signedIn('viewer', 'Viewer#2026');
    expect((await locked.post('/api/blade-auth/lock', {})).body.success).toBe(true);
    expect((await locked.get(link)).status).toBe(423);
    expect((await upload(locked, 'a.pdf', pdf())).status).toBe(423);
    for (const key of ['..%2f..%2fetc%2fpasswd', 'short', 'a'.repeat(65)])
      expect((await analyst.get(withKey(link, key))).status).toBe(400);
  });

  it('whose bytes are gone is not found', async () => {
    const link = linkOf(await upload(analyst, 'a.pdf', pdf()));
    const key = link.split('/').at(-1) ?? '';
    const { DiskStore } = await import('./store/disk-store.ts');
    await new DiskStore(access.filesDir).delete(key);
    expect((await analyst.get(link)).status).toBe(404);
  });
});

describe('a form', () => {
  it.each<[string, readonly Part[], number, string]>([
    ['without a file', [], 400, 'A0471'],
    ['of an unused file chooser', [{ file: '', bytes: '', type: 'application/octet-stream' }], 400, 'A0471'],
    ['with an empty file', [{ file: 'a.pdf', bytes: '' }], 400, 'A0470'],
    ['with a file by another name', [{ name: 'avatar', file: 'a.pdf', bytes: pdf() }], 400, 'C0400'],
    [
      'with a field beside the file',
      [
        { file: 'a.pdf', bytes: pdf() },
        { name: 'x', bytes: '1' },
      ],
      400,
      'C0400',
    ],
    [
      'with a field before the file',
      [
        { name: 'x', bytes: '1' },
        { file: 'a.pdf', bytes: pdf() },
      ],
      400,
      'C0400',
    ],
    ['with the file as a field', [{ bytes: '%PDF-1.4' }], 400, 'C0400'],
    ['with a field of the prototype', [{ name: '__proto__', bytes: '1' }], 400, 'C0400'],
    [
      'with two files',
      [
        { file: 'a.pdf', bytes: pdf() },
        { file: 'b.pdf', bytes: pdf() },
      ],
      400,
      'C0400',
    ],
    ['with something else under a good name', [{ file: 'a.png', bytes: '<html>' }], 415, 'A0475'],
    ['with a drawing that may contain scripts', [{ file: 'a.svg', bytes: '<svg/>' }], 415, 'A0474'],
  ])('%s is refused and leaves nothing', async (_, parts, status, code) => {
    const before = await kept();
    expect(((await refused(sendForm(analyst, parts))) as unknown[]).slice(0, 2)).toEqual([status, code]);
    expect(await kept()).toEqual(before);
  });

  it.each([
    [
      'is cut short',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['names no boundary', 'multipart/form-data', '--x--'],
    ['is noise', 'multipart/form-data; boundary=x', 'noise'],
  ])('that %s is refused', async (_, type, body) => {
    const before = await kept();
    const answer = await analyst.post(PUT, Buffer.from(body), { 'content-type': type });
    expect([answer.status, answer.body.success]).toEqual([400, false]);
    expect(await kept()).toEqual(before);
  });

  it('is required, and so is a known purpose', async () => {
    expect((await analyst.post(PUT, {})).status).toBe(415);
    expect((await upload(analyst, 'a.pdf', pdf(), '?purpose=virus')).status).toBe(400);
    expect((await upload(analyst, 'a.pdf', pdf(), '?tenantId=1')).status).toBe(400);
    expect((await upload(access.browser(), 'a.pdf', pdf())).status).toBe(401);
    const response = await fetch(access.base + PUT, {
      method: 'POST',
      headers: { cookie: cookieOf(analyst), origin: 'https://elsewhere.test' },
      body: new FormData(),
    });
    expect(response.status).toBe(403);
  });

  it('is refused on every other route, before it is read', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\nadmin\r\n--x--\r\n',
    );
    for (const path of ['/api/blade-auth/login', '/api/blade-auth/refresh', '/api/blade-user/update'])
      expect(await refused(analyst.post(path, body, type))).toEqual([415, 'C0415', '不支持的内容类型']);
    expect(
      (await analyst.post('/api/blade-auth/login', Buffer.from('a=b'), { 'content-type': 'text/plain' }))
        .status,
    ).toBe(415);
  });
});

describe('the name of a file', () => {
  it('over 255 letters is refused before the file is read', async () => {
    const before = await kept();
    const long = [400, 'A0477', '文件名超过上限 255 个字符'];
    expect(await refused(upload(analyst, `${'.'.repeat(5_000)}a.pdf`, pdf()))).toEqual(long);
    expect(await refused(upload(analyst, `${' '.repeat(252)}.pdf`, pdf()))).toEqual(long);
    expect((await upload(analyst, `${'研'.repeat(251)}.pdf`, pdf())).status).toBe(200);
    const [rowsBefore = 0, linesBefore = 0, filesBefore = 0] = before;
    expect(await kept()).toEqual([rowsBefore + 1, linesBefore + 1, filesBefore + 1]);
  });

  it('that fills the headers of its part is refused', async () => {
    const before = await kept();
    const { status, body } = await upload(analyst, `${'.'.repeat(78_000)}a.pdf`, pdf());
    expect([status, body.success]).toEqual([400, false]);
    expect(await kept()).toEqual(before);
  });
});

it('others are answered while a file is inspected', async () => {
  let isOver = false;
  const hostile = pdf('stream\nendstream\n'.repeat(500_000));
  const sent = upload(analyst, 'a.pdf', hostile).finally(() => (isOver = true));
  let answered = 0;
  while (!isOver) {
    if ((await viewer.get('/api/notice/unread')).status === 200) answered += 1;
  }
  expect([(await sent).status, answered > 3]).toEqual([200, true]);
});

describe('a file over its limit', () => {
  it.each([
    ['?purpose=avatar', 500 * KILO, '文件超过上限 500 KB'],
    ['', 10 * KILO * KILO, '文件超过上限 10 MB'],
  ])('is refused, and one within it is judged by its content: %s', async (query, most, text) => {
    const before = await kept();
    const bytes = Buffer.alloc(most + 1, 1);
    expect(await refused(upload(analyst, 'a.png', bytes, query))).toEqual([413, 'A0472', text]);
    expect(await refused(upload(analyst, 'a.png', bytes.subarray(1), query))).toEqual([
      415,
      'A0475',
      '文件内容与类型不符',
    ]);
    expect(await kept()).toEqual(before);
  });

  it('is refused midway when it does not say how long it is', async () => {
    const before = await kept();
    let sent = 0;
    async function* pieces(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
      for (; sent < 200; sent += 1) {
        yield Buffer.alloc(100 * KILO, 1);
        await pause(2);
      }
    }
    const answer = await fetch(`${access.base + PUT}?purpose=avatar`, {
      method: 'POST',
      body: pieces() as unknown as ReadableStream,
      headers: {
        cookie: cookieOf(analyst),
        origin: ORIGIN,
        'content-type': 'multipart/form-data; boundary=x',
      },
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, sent < 200]).toEqual([413, true]);
    await answer.text();
    expect(await kept()).toEqual(before);
    expect((await upload(analyst, 'a.pdf', pdf())).status).toBe(200);
  });

  it('that never arrives completely leaves nothing', async () => {
    const before = await kept();
    const { hostname, port } = new URL(access.base);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${PUT} HTTP/1.1\r\nhost: x\r\ncookie: ${cookieOf(analyst)}\r\norigin: ${ORIGIN}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    );
    await pause(200);
    socket.destroy();
    // All four places are free again: more uploads than that succeed.
    const answers = await Promise.all(
      [analyst, analyst, analyst, viewer, viewer, viewer].map((browser) => upload(browser, 'a.pdf', pdf())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const [rowsBefore = 0, linesBefore = 0, filesBefore = 0] = before;
    expect(await kept()).toEqual([rowsBefore + 6, linesBefore + 6, filesBefore + 6]);
  });
});

it('a user may upload sixty times an hour, tries included, and others go on', async () => {
  const limit = new TryLimit(access.redis, UPLOAD_LIMIT);
  const [{ id = 0 } = {}] = await access.database.query<{ id?: number }[]>(
    `SELECT id FROM ${tableName('access', 'user')} WHERE username = 'analyst'`,
  );
  for (let tries = 0; tries < 59; tries += 1) await limit.take(String(id));
  expect((await upload(analyst, 'a.png', Buffer.from('no picture'))).status).toBe(415);
  const before = await kept();
  const { status, body, headers } = await upload(analyst, 'a.pdf', pdf());
  expect([status, body.appCode]).toEqual([429, 'C0429']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await kept()).toEqual(before);
  expect((await upload(viewer, 'a.pdf', pdf())).status).toBe(200);
});

const withKey = (link: string, key: string): string => link.slice(0, link.lastIndexOf('/') + 1) + key;

function cookieOf(browser: Browser): string {
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
