import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { S3_ACCOUNT, s3Server, type S3Server } from '../testing/s3-server.ts';
import { S3Store, type S3Place } from './s3-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await s3Server();
});
afterAll(() => server.stop());
afterEach(() => {
  server.fault = null;
  server.bodyAfterMs = null;
  server.objects.clear();
});

const storeOf = (more: Partial<S3Place> = {}): S3Store =>
  new S3Store({
    ...S3_ACCOUNT,
    endpoint: `${server.endpoint}/`,
    bucket: 'console-files',
    prefix: 'one',
    ...more,
  });
const newKey = (): string => randomBytes(32).toString('base64url');
async function pagesOf(store: S3Store, before: number): Promise<readonly (readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  for await (const page of store.olderThan(before)) pages.push(page);
  return pages;
}
const AWAY = { status: 503, message: '服务暂不可用，请稍后重试' };

describe('files in a bucket', () => {
  it('are put, read and deleted under their key by signed calls', async () => {
    const store = storeOf();
    const key = newKey();
    const bytes = randomBytes(100_000);
    await store.put(key, bytes, 'image/png');
    expect(server.objects.get(`/console-files/one/${key}`)).toEqual({ bytes, type: 'image/png' });
    const kept = await store.get(key);
    expect(kept?.bytes).toBe(100_000);
    expect(kept && (await buffer(kept.stream)).equals(bytes)).toBe(true);
    await store.delete(key);
    expect([server.objects.size, await store.get(key)]).toEqual([0, null]);
    await store.delete(key);
  });

  it('are refused as unavailable when the account is wrong', async () => {
    const store = storeOf({ secretAccessKey: 'another' });
    await expect(store.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject(AWAY);
    await expect(store.get(newKey())).rejects.toMatchObject(AWAY);
    expect(server.objects.size).toBe(0);
  });

  it.each([500, 503, 429, 301])('are unavailable when the store answers %d', async (status) => {
    server.fault = status;
    const store = storeOf();
    await expect(store.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject(AWAY);
    await expect(store.get(newKey())).rejects.toMatchObject(AWAY);
    await expect(store.delete(newKey())).rejects.toMatchObject(AWAY);
  });

  it('are unavailable when the store does not answer in time, or at all', async () => {
    server.fault = 0;
    await expect(storeOf({ timeoutMs: 50 }).get(newKey())).rejects.toMatchObject(AWAY);
    const nobody = storeOf({ endpoint: 'http://127.0.0.1:1' });
    await expect(nobody.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject(AWAY);
  });

  it('may arrive more slowly than a call may take, once they begin to', async () => {
    const key = newKey();
    const bytes = randomBytes(1000);
    await storeOf().put(key, bytes, 'image/png');
    server.bodyAfterMs = 1500;
    const kept = await storeOf({ timeoutMs: 1000 }).get(key);
    expect(kept && (await buffer(kept.stream)).equals(bytes)).toBe(true);
  });

  it('of another installation in the same bucket are neither listed nor read', async () => {
    const [own, other, plain] = [newKey(), newKey(), newKey()];
    await storeOf().put(own, Buffer.from('x'), 'image/png');
    await storeOf({ prefix: 'one-more' }).put(other, Buffer.from('x'), 'image/png');
    server.objects.set(`/console-files/${plain}`, { bytes: Buffer.from('x'), type: undefined });
    expect((await pagesOf(storeOf(), Date.parse('2200-01-01T00:00:00Z'))).flat()).toEqual([own]);
    expect(await storeOf().get(other)).toBeNull();
  });

  it('are refused for lack of space when the store says so', async () => {
    server.fault = 507;
    await expect(storeOf().put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject({
      code: 'A0476',
    });
  });

  it('that are older and ours alone are listed page by page', async () => {
    const store = storeOf();
    const [old, young] = [[newKey(), newKey(), newKey()], newKey()];
    for (const key of [...old, young]) await store.put(key, Buffer.from('x'), 'image/png');
    server.objects.set('/console-files/one/backup.tar.gz', { bytes: Buffer.from('x'), type: undefined });
    for (const key of [...old, 'backup.tar.gz'])
      server.writtenAt.set(`/console-files/one/${key}`, '2026-11-20T00:00:00.000Z');
    server.writtenAt.set(`/console-files/one/${young}`, '2026-11-21T00:00:00.000Z');
    const pages = await pagesOf(store, Date.parse('2026-11-21T00:00:00Z'));
    expect(pages).toHaveLength(3);
    expect(pages.flat().toSorted()).toEqual(old.toSorted());
    server.fault = 503;
    await expect(pagesOf(store, 0)).rejects.toMatchObject(AWAY);
  });
});
