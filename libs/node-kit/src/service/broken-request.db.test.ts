import { probe } from '../testing/calls/probe-module.ts';
import {
  scratchData,
  sendBytes,
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

const head = (...lines: string[]): string => [...lines, 'connection: close', '', ''].join('\r\n');

describe('bytes that are no HTTP request', () => {
  it.each([
    [400, head('GET /api/probe/open HTTP/1.1', 'host: x', 'no colon')],
    [400, head('POST /api/probe/write HTTP/1.1', 'host: x', 'content-length: 2', 'content-length: 5')],
    [400, head('POST /api/probe/write HTTP/1.1', 'host: x', 'content-length: -1')],
    [400, head('BREW /api/probe/open HTTP/1.1', 'host: x')],
    [431, head('GET /api/probe/open HTTP/1.1', 'host: x', `x: ${'y'.repeat(40_000)}`)],
    [400, '\u0016\u0003\u0001 this would be TLS\r\n\r\n'],
  ])('are answered %d in the envelope, and the service continues', async (status, bytes) => {
    const [first = '', ...rest] = (await sendBytes(service.url, bytes)).split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(rest.at(-1) ?? '')).toEqual({
      success: false,
      appCode: 'C0400',
      appMesg: expect.stringContaining('请求格式不正确'),
      result: false,
      requestId: expect.any(String),
    });
    expect((await service.send('/api/probe/open')).status).toBe(200);
  });
});

describe('a broken request for the head alone', () => {
  it('is answered without a body', async () => {
    const answer = await sendBytes(service.url, head('HEAD %2fapi HTTP/1.1', 'host: x'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n$/s);
  });
});

describe('a request for another protocol', () => {
  it.each([
    ['websocket', '/api/probe/open', 200],
    ['h2c', '/api/probe/open', 200],
    ['websocket', '/api/probe/%ed%a0%80', 400],
  ])(
    '%s at %s is answered %d without an upgrade, and its connection ends',
    async (protocol, path, status) => {
      const upgrade = [
        `GET ${path} HTTP/1.1`,
        'host: x',
        'connection: upgrade',
        `upgrade: ${protocol}`,
        '',
        '',
      ];
      const answer = await sendBytes(service.url, `${upgrade.join('\r\n')}GET broken\r\n\r\n`);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toMatch(/^connection: close$/im);
    },
  );
});

describe('a request in the form for proxies', () => {
  it('is answered like the path alone', async () => {
    for (const target of [`${service.url}/api/probe/open`, 'http://elsewhere.test/api/probe/open']) {
      const answer = await sendBytes(service.url, head(`GET ${target} HTTP/1.1`, 'host: x'));
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });
});
