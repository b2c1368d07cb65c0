import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadEntries } from '@console/contract-access';
import { dataCalls } from '@console/contract-data';
import { rawRequest, sendBytes, type Answer } from '@console/node-kit/testing';
import { ALL_ENTRIES } from '../all-entries.ts';
import { GATEWAY_LIMITS } from '../intake/gateway-limits.ts';
import type { Echo } from '../testing/echo-upstream.ts';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';
import { routingTable } from './routing-table.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await runningGateway();
}, 30_000);
afterAll(() => gateway.stop());

const send: RunningGateway['service']['send'] = (path, options) => gateway.service.send(path, options);
const echo = ({ body }: Answer): Echo => body as unknown as Echo;
const routes = routingTable(ALL_ENTRIES).filter(({ service }) => service !== 'ai');

describe('a call', () => {
  it.each(routes.map(({ method, path, service }) => [method, path, service]))(
    '%s %s reaches %s, also under /us and /svc',
    async (method, path, service) => {
      for (const prefix of ['', '/us', `/svc/${service}`, `/us/svc/${service}`]) {
        const answer = await send(`${prefix}${path}?a=1&b=%E4%B8%AD`, { method });
        expect([answer.status, echo(answer)]).toEqual([
          200,
          expect.objectContaining({ service, method, url: `${path}?a=1&b=%E4%B8%AD` }),
        ]);
      }
    },
  );

  it('reaches under /svc any service, not only the owner of the path', async () => {
    expect(echo(await send('/svc/industry/api/dataCorp/dataInfo?corpId=1'))).toMatchObject({
      service: 'industry',
      url: '/api/dataCorp/dataInfo?corpId=1',
    });
  });

  it('that a service cannot answer now is tried once, and refused at once', async () => {
    const path = '/api/dataCorp/dataInfo?corpId=1&status=503';
    expect((await send(path)).status).toBe(503);
    const { asked = [] } = gateway.upstreams.get('company') ?? {};
    expect(asked.filter((url) => url === path)).toHaveLength(1);
  });

  it('that asks for another protocol is passed on without that, and its connection ends', async () => {
    const head = [
      'GET /api/dataCorp/dataInfo?corpId=1 HTTP/1.1',
      'host: x',
      'connection: upgrade',
      'upgrade: h2c',
    ];
    const answer = await sendBytes(gateway.service.url, `${head.join('\r\n')}\r\n\r\nGET broken\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).not.toMatch(/^keep-alive:/im);
  });

  it.each([
    '/svc/nobody/api/x',
    '/svc/gateway/api/platform/window',
    '/svc/__proto__/api/x',
    '/svc/company',
    '/svc/%61ccess/api/x',
    '/svc/a%69/api/x',
    '/svc/company/',
    '/api/nothing',
    '/us/api/nothing',
    '/api',
    '/api/',
    '/API/dataCorp/dataInfo',
  ])('to %s is 404 in an envelope, never the page of the shell', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await send(path, { method });
      expect([status, body.success, body.appCode]).toEqual([404, false, 'C0404']);
    }
  });

  it.each([
    '/svc/company/metrics',
    '/svc/company/health/ready',
    '/svc/company/api/../metrics',
    '/svc/company/api/%2e%2e/metrics',
    '/svc/company/api/..%2fmetrics',
    '/svc/company/api/x/../../metrics',
    '/svc/company//metrics',
    '/svc/company/@elsewhere.test/api/x',
    '/svc/company//elsewhere.test/api/x',
    '/svc/company/api/\\..\\..\\metrics',
  ])('never leaves the API of a service: %s', async (path) => {
    const { status, text } = await rawRequest(gateway.service.url, path);
    if (status === 200) expect((JSON.parse(text) as Echo).url).toMatch(/^\/api\/(?!.*(\.\.|%2e%2e)).*/i);
    else expect([400, 404]).toContain(status);
  });

  it('keeps the method, the status, headers and every cookie', async () => {
    const answer = await send('/api/dataCorp/dataInfo');
    expect(answer.headers.get('x-upstream')).toBe('company');
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  });

  it('passes its body byte for byte, whatever its type', async () => {
    const bytes = randomBytes(600_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    for (const type of ['application/octet-stream', 'application/json', 'multipart/form-data; boundary=x']) {
      const answer = await send('/api/blade-auth/login', { body: bytes, headers: { 'content-type': type } });
      expect(echo(answer)).toMatchObject({ bytes: 600_000, sha256 });
      expect(echo(answer).headers['content-type']).toBe(type);
    }
  });

  it('that is a file may be longer, and arrives whole', async () => {
    const bytes = randomBytes(3 * 1024 * 1024);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    for (const [method, path] of [
      [uploadEntries.putFile.method, uploadEntries.putFile.path],
      ['PUT', dataCalls.uploadFile.path],
    ] as const)
      for (const prefix of ['', `/svc/${path === uploadEntries.putFile.path ? 'access' : 'data'}`]) {
        const headers = { 'content-type': 'application/octet-stream' };
        const answer = await send(prefix + path, { method, body: bytes, headers });
        expect([answer.status, echo(answer)]).toEqual([200, expect.objectContaining({ sha256, url: path })]);
      }
  });

  it('is answered byte for byte', async () => {
    const response = await fetch(`${gateway.service.url}/api/dataCorp/dataInfo?bytes=300000`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(Buffer.alloc(300_000, 7))).toBe(true);
  });

  it.each([
    'a=%zz',
    'a=%',
    'a=%ff%fe',
    'a=%ED%A0%80',
    'a=..%2F..%2Fetc',
    'a=/../x',
    'a[b]=1&a[b]=2',
    'a=1?b=2',
  ])('passes the query %s on unchanged: the service validates it', async (query) => {
    for (const prefix of ['', '/us', '/svc/company']) {
      const { status, text } = await rawRequest(
        gateway.service.url,
        `${prefix}/api/dataCorp/dataInfo?${query}`,
      );
      expect([status, (JSON.parse(text) as Echo).url]).toEqual([200, `/api/dataCorp/dataInfo?${query}`]);
    }
  });

  it.each(['json', ';', 'a/b/c'])('with the invalid type %j is refused in the envelope', async (type) => {
    const { status, body } = await send('/api/blade-auth/login', {
      body: '{}',
      headers: { 'content-type': type },
    });
    expect([status, body.appCode, typeof body.requestId]).toEqual([415, 'C0415', 'string']);
  });

  it('whose sender waits for permission to continue gets it, and is passed on', async () => {
    const head = ['POST /api/blade-auth/login HTTP/1.1', 'host: x', 'content-type: application/json'];
    const more = ['content-length: 2', 'expect: 100-continue', 'connection: close', '', '{}'];
    const answer = await sendBytes(gateway.service.url, [...head, ...more].join('\r\n'));
    expect(answer).toContain('HTTP/1.1 200 OK');
  });

  it('carries its origin and its request id to the service', async () => {
    const answer = await send('/api/dataCorp/dataInfo', { headers: { 'x-request-id': 'from-the-browser' } });
    expect(echo(answer).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.service.url).host,
      'x-forwarded-proto': 'http',
      'x-request-id': 'from-the-browser',
    });
    expect(answer.headers.get('x-request-id')).toBe('from-the-browser');
  });

  it('trusts no forwarded address of a client, or anyone could pretend to be a new one', async () => {
    for (const forged of ['9.9.9.9', 'x'.repeat(80), '127.0.0.1, 9.9.9.9']) {
      const answer = await send('/api/dataCorp/dataInfo', {
        headers: {
          'x-forwarded-for': forged,
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
        },
      });
      expect(echo(answer).headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(gateway.service.url).host,
        'x-forwarded-proto': 'http',
      });
    }
  });

  it('passes token and cookie on to the service, which decides', async () => {
    const headers = { authorization: 'Bearer x', cookie: 'access_token=y', origin: 'https://elsewhere.test' };
    expect(echo(await send('/api/dataCorp/dataInfo', { headers })).headers).toMatchObject(headers);
  });
});

describe('a service', () => {
  it('that is down is answered with 503 in an envelope and leaves the others unharmed', async () => {
    for (const path of ['/api/ai/overview', '/svc/ai/api/ai/overview']) {
      const { status, body } = await send(path);
      expect([status, body]).toEqual([
        503,
        {
          success: false,
          appCode: 'C0503',
          appMesg: '服务暂不可用，请稍后重试',
          result: false,
          requestId: expect.any(String),
        },
      ]);
    }
    expect((await send('/api/dataCorp/dataInfo')).status).toBe(200);
    expect((await send('/')).status).toBe(200);
  });

  it('that breaks off is answered with 503', async () => {
    expect((await send('/api/dataCorp/dataInfo?break')).status).toBe(503);
    expect((await send('/api/dataCorp/dataInfo')).status).toBe(200);
  });

  it('that breaks off in the middle of a short answer is answered with 503', async () => {
    const { status, body } = await send('/api/dataCorp/dataInfo?half');
    expect([status, body.appCode]).toEqual([503, 'C0503']);
  });

  it('that breaks off while a body is still sent leaves no connection open', async () => {
    const body = Buffer.alloc(300_000, 1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/api/ai/overview', { method: 'POST', body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    for (let times = 0; times < 10; times += 1) {
      expect((await send('/svc/ai/api/ai/overview', { method: 'POST', body })).status).toBe(503);
      expect((await send('/api/dataCorp/dataInfo')).status).toBe(200);
    }
  });

  it('that is slow is waited for, and delays no one else', async () => {
    const company = gateway.upstreams.get('company');
    const path = '/api/dataCorp/dataInfo?until=others-answered';
    const answered: number[] = [];
    const slow = Promise.all(
      Array.from({ length: 40 }, () => send(path).then(({ status }) => answered.push(status))),
    );
    // As many as one user may have at a time; the rest of them wait their turn.
    while ((company?.asked.filter((url) => url === path).length ?? 0) < GATEWAY_LIMITS.turns.going.user)
      await pause(10);
    expect(echo(await send('/api/invest/tradingCalendar')).service).toBe('invest');
    expect((await send('/')).status).toBe(200);
    expect(answered).toEqual([]);
    company?.release('others-answered');
    await slow;
    expect(answered).toEqual(Array<number>(40).fill(200));
  });
});
