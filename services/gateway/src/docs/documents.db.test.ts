import { jest } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawBytes } from '../testing/raw-bytes.ts';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway();
}, 30_000);
afterAll(() => gateway.stop());

const DOCUMENT = '/api/docs/openapi.json';

describe.each([DOCUMENT, '/api/docs'])('the document at %s', (path) => {
  it('has the same bytes for everyone, however they are encoded', async () => {
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map((encoding) => rawBytes(gateway.service.url + path, encoding)),
    );
    expect([br, gzip].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br?.bytes ?? '')).toEqual(plain?.bytes);
    expect(gunzipSync(gzip?.bytes ?? '')).toEqual(plain?.bytes);
    expect(br?.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('is not sent again to a client that has it', async () => {
    const first = await gateway.service.send(path);
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([expect.stringMatching(/^W\/"/), 'no-cache']);
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await gateway.service.send(path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const changed = await gateway.service.send(path, { headers: { 'if-none-match': 'W/"older"' } });
    expect([changed.status, changed.text]).toEqual([200, first.text]);
  });
});

describe('the document of the calls', () => {
  it('is rendered once, however often it is asked for', async () => {
    await gateway.service.send(DOCUMENT);
    const stringify = jest.spyOn(JSON, 'stringify');
    try {
      await Promise.all(Array.from({ length: 20 }, () => gateway.service.send(DOCUMENT)));
      const told = stringify.mock.calls.filter(
        ([value]) => typeof value === 'object' && value && 'openapi' in value,
      );
      expect(told).toEqual([]);
    } finally {
      stringify.mockRestore();
    }
  });
});
