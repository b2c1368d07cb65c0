import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { dataCalls } from '@console/contract-data';
import type { Answer } from '@console/node-kit/testing';
import { runningData, UPLOAD_MAX_BYTES, type RunningData } from '../testing/running-data.ts';

let running: RunningData;
beforeAll(async () => {
  running = await runningData();
}, 60_000);
afterAll(() => running.stop());

const OCTETS = { 'content-type': 'application/octet-stream' };
const address = (delivery: string, name: string): string =>
  `${dataCalls.uploadFile.path}?delivery=${encodeURIComponent(delivery)}&name=${encodeURIComponent(name)}`;
const upload = (
  delivery: string,
  name: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = OCTETS,
): Promise<Answer> => running.ask(address(delivery, name), { method: 'PUT', body, headers });
const listed = async (): Promise<unknown> =>
  ((await running.ask(dataCalls.deliveries.path)).body.result as { deliveries: unknown }).deliveries;
const onDisk = (delivery: string, name: string): Promise<string> =>
  readFile(join(running.importDir, delivery, name), 'utf8');
const incoming = (): Promise<string[]> => readdir(join(running.importDir, '.incoming')).catch(() => []);

describe('an uploaded file', () => {
  it('is in its delivery, byte for byte, and is listed with the table it feeds', async () => {
    const bars = gzipSync('trade_date,security\n');
    const { status, body } = await upload('2026-07-02', 'daily_bar.csv.gz', bars);
    expect([status, body.result]).toEqual([
      200,
      { delivery: '2026-07-02', name: 'daily_bar.csv.gz', bytes: bars.length, table: 'daily_bar' },
    ]);
    await upload('2026-07-02', 'vendor.csv', 'A,B\n');
    expect(await readFile(join(running.importDir, '2026-07-02', 'daily_bar.csv.gz'))).toEqual(bars);
    expect(await listed()).toMatchObject([
      {
        name: '2026-07-02',
        bytes: bars.length + 4,
        jobId: null,
        files: [
          { name: 'daily_bar.csv.gz', bytes: bars.length, table: 'daily_bar', title: '日行情' },
          { name: 'vendor.csv', bytes: 4, table: null, title: null },
        ],
      },
    ]);
    expect(await incoming()).toEqual([]);
  });

  it('replaces one with its name, and both sizes are audited', async () => {
    await upload('again', 'security.csv', 'old\n');
    await upload('again', 'security.csv', 'newer\n');
    expect(await onDisk('again', 'security.csv')).toBe('newer\n');
    expect((await running.audit()).slice(-2)).toMatchObject([
      {
        action: 'data.uploadFile',
        subject: 'delivery:again/security.csv',
        before: null,
        after: { bytes: 4 },
      },
      { service: 'data', username: 'someone', before: { bytes: 4 }, after: { bytes: 6 } },
    ]);
  });

  it('may have as many bytes as allowed, and not one more', async () => {
    const most = 'x'.repeat(UPLOAD_MAX_BYTES);
    expect((await upload('size', 'a.csv', most)).status).toBe(200);
    const { status, body } = await upload('size', 'a.csv', `${most}y`);
    expect([status, body.appCode, body.appMesg]).toEqual([413, 'D0413', '文件超过上限 293 KB']);
    expect(await onDisk('size', 'a.csv')).toBe(most);
  });

  it('is refused midway when it does not declare its length', async () => {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < 12; at += 1) yield Buffer.alloc(50_000, 'x');
    }
    const response = await fetch(running.service.url + address('size', 'b.csv'), {
      method: 'PUT',
      body: pieces() as unknown as ReadableStream,
      headers: { ...OCTETS, authorization: `Bearer ${await running.signIn()}` },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    await expect(onDisk('size', 'b.csv')).rejects.toThrow('ENOENT');
    expect(await incoming()).toEqual([]);
  });

  it.each([
    ['a.csv', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00])],
    ['a.csv', gzipSync('x')],
    ['a.csv.gz', Buffer.from('plain text')],
    ['a.json', new Uint8Array([0, 1, 2])],
  ])('whose content is not what its name %s says is refused', async (name, bytes) => {
    const { status, body } = await upload('content', name, bytes);
    expect([status, body.appCode]).toEqual([415, 'D0415']);
  });

  it('is accepted only as plain bytes', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
      const { status } = await upload('content', 'a.csv', '{}', { 'content-type': type });
      expect([type, status >= 400 && status < 500]).toEqual([type, true]);
    }
    expect((await upload('content', 'a.csv', '')).status).toBe(400);
    expect(await readdir(running.importDir)).not.toContain('content');
  });

  it.each([
    ['..', 'a.csv'],
    ['.rejected', 'a.csv'],
    ['a/b', 'a.csv'],
    ['a\\b', 'a.csv'],
    ['', 'a.csv'],
    ['a\u0000', 'a.csv'],
    ['中文', 'a.csv'],
    ['good', '../a.csv'],
    ['good', '..csv'],
    ['good', '.a.csv'],
    ['good', 'a.csv/../../b.csv'],
    ['good', 'a.sh'],
    ['good', 'a.csv.exe'],
    ['good', 'a.CSV'],
    ['x'.repeat(81), 'a.csv'],
  ])('in delivery %j named %j is refused', async (delivery, name) => {
    expect((await upload(delivery, name, 'x')).status).toBe(400);
    expect(await readdir(running.importDir)).not.toContain('good');
  });

  it('that was cut short leaves nothing', async () => {
    const { hostname, port } = new URL(running.service.url);
    const socket = connect(Number(port), hostname);
    const token = await running.signIn();
    socket.write(
      `PUT ${address('cut', 'a.csv')} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
        'content-type: application/octet-stream\r\ncontent-length: 1000\r\n\r\nhalf',
    );
    while ((await incoming()).length === 0) await pause(10);
    socket.destroy();
    while ((await incoming()).length > 0) await pause(10);
    expect(await readdir(running.importDir)).not.toContain('cut');
  });
});

it('a file that arrives while a job has begun to read its delivery is refused, and the old one stays', async () => {
  await upload('raced', 'security.csv', 'old\n');
  let release = (): void => undefined;
  const submitted = new Promise<void>((resolve) => (release = resolve));
  async function* slowly(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('new');
    await submitted;
    yield Buffer.from('er\n');
  }
  const arriving = fetch(running.service.url + address('raced', 'security.csv'), {
    method: 'PUT',
    body: slowly() as unknown as ReadableStream,
    headers: { ...OCTETS, authorization: `Bearer ${await running.signIn()}` },
    duplex: 'half',
  } as RequestInit);
  while ((await incoming()).length === 0) await pause(10);
  const { body } = await running.ask(dataCalls.submitImport.path, {
    body: { delivery: 'raced' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(body).toMatchObject({ success: true });
  release();
  expect(await (await arriving).json()).toMatchObject({ success: false, appCode: 'D1001' });
  expect(await onDisk('raced', 'security.csv')).toBe('old\n');
  expect(await incoming()).toEqual([]);
  expect(
    (await running.audit()).filter(({ subject }) => subject === 'delivery:raced/security.csv'),
  ).toHaveLength(1);
});

describe('a delivery', () => {
  it('is hidden when it is a link, or has a strange name or one with a dot', async () => {
    await mkdir(join(running.importDir, '.done/x'), { recursive: true });
    await mkdir(join(running.importDir, 'with space'));
    await symlink('/etc', join(running.importDir, 'linked'));
    await mkdir(join(running.importDir, 'real'));
    await symlink('/etc/passwd', join(running.importDir, 'real', 'passwd.csv'));
    await writeFile(join(running.importDir, 'real', 'notes.txt'), 'x');
    const found = (await listed()) as { name: string; files: unknown[] }[];
    expect(found.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['linked']));
    expect(found.filter(({ name }) => /^\.|\s/.test(name))).toEqual([]);
    expect(found.find(({ name }) => name === 'real')?.files).toEqual([]);
  });

  it('is deleted completely, with an audit line of its files; one that does not exist is 404', async () => {
    await upload('gone', 'a.csv', 'x');
    const path = `${dataCalls.deleteDelivery.path}?delivery=gone`;
    expect((await running.ask(path, { method: 'DELETE' })).body.result).toBe(true);
    expect((await running.audit()).at(-1)).toMatchObject({
      action: 'data.deleteDelivery',
      subject: 'delivery:gone',
      before: { files: [{ name: 'a.csv', bytes: 1 }] },
      after: null,
    });
    expect((await running.ask(path, { method: 'DELETE' })).status).toBe(404);
  });

  it('loses one file when only that is deleted', async () => {
    await upload('one', 'a.csv', 'x');
    await upload('one', 'b.csv', 'x');
    const path = `${dataCalls.deleteFile.path}?delivery=one&name=a.csv`;
    expect((await running.ask(path, { method: 'DELETE' })).status).toBe(200);
    expect(await readdir(join(running.importDir, 'one'))).toEqual(['b.csv']);
    expect((await running.ask(path, { method: 'DELETE' })).status).toBe(404);
  });

  it('offers its JSON files as mappings beside the built-in ones', async () => {
    await upload('mapped', 'own.json', '{}');
    const ask = (query = ''): Promise<Answer> => running.ask(dataCalls.mappings.path + query);
    expect((await ask()).body.result).toEqual([{ name: 'baostock', origin: 'built-in' }]);
    expect((await ask('?delivery=mapped')).body.result).toEqual([
      { name: 'baostock', origin: 'built-in' },
      { name: 'own.json', origin: 'delivery' },
    ]);
    expect((await ask('?delivery=nowhere')).status).toBe(404);
  });
});
