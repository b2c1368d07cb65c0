import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Echo } from '../testing/echo-upstream.ts';
import { rawBytes } from '../testing/raw-bytes.ts';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway();
}, 30_000);
afterAll(() => gateway.stop());

const CALL = '/api/dataCorp/dataInfo';
const LONG = `${CALL}?a=${'0123456789'.repeat(200)}`;

const UNDONE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

describe('an answer of the API', () => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
  ])('is sent as %s to clients that accept it, and says so to caches', async (encoding, accepted) => {
    const { headers, bytes } = await rawBytes(gateway.service.url + LONG, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(headers['vary'])).toMatch(/accept-encoding/i);
    expect(bytes.length).toBe(Number(headers['content-length']));
    expect(bytes.length).toBeLessThan(LONG.length / 2);
    const body = JSON.parse(String(UNDONE[encoding]?.(bytes))) as Echo;
    expect(body.url).toBe(LONG);
  });

  it('is sent uncompressed to clients that accept nothing, and when it is short', async () => {
    for (const [path, accepted] of [
      [LONG, 'identity'],
      [CALL, 'br'],
    ] as const) {
      const { headers, bytes } = await rawBytes(gateway.service.url + path, accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect((JSON.parse(String(bytes)) as Echo).url).toBe(path);
    }
  });

  it('that is a file, or whose parts must not wait for each other, is not compressed', async () => {
    for (const size of [3_000, 300_000]) {
      const { headers, bytes } = await rawBytes(`${gateway.service.url}${CALL}?bytes=${size}`, 'br');
      expect([headers['content-encoding'], bytes.length]).toEqual([undefined, size]);
    }
    const events = await rawBytes(`${gateway.service.url}${CALL}?events=3000`, 'br');
    expect([events.headers['content-encoding'], events.bytes.length]).toEqual([undefined, 3_000]);
  });

  it('of the gateway itself is compressed alike', async () => {
    const { headers, bytes } = await rawBytes(`${gateway.service.url}/api/docs/openapi.json`, 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(bytes)))).toMatchObject({ openapi: '3.1.0' });
  });
});
