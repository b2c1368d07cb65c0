import { runningProbe, type RunningProbe } from '../../testing/calls/running-probe.ts';
import { sendBytes, type Answer } from '../../testing/index.ts';

let probe: RunningProbe;
beforeAll(async () => {
  probe = await runningProbe();
}, 30_000);
afterAll(() => probe.stop());

const write = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  probe.service.send('/api/probe/write', { token: probe.token, body, headers });
const json = { 'content-type': 'application/json' };
const told = ({ status, body }: Answer) => [status, body.success, body.appCode, typeof body.appMesg];
const BAD = [400, false, 'C0400', 'string'];

describe('the input of a call', () => {
  it('reaches the handler as the contract reads it', async () => {
    const { status, body } = await write({ name: '甲', age: '3' });
    expect([status, body.result]).toEqual([200, { name: '甲', age: 3 }]);
  });

  it.each([
    { name: '甲', extra: 1 },
    { name: '甲', authorities: ['ROLE_admin'] },
    {},
    { name: null },
    { name: 5 },
    { name: { toString: '甲' } },
    { name: ['甲'] },
    { name: '甲'.repeat(51) },
    { name: '甲', age: 1.5 },
    { name: '甲', age: 'NaN' },
    { name: '甲', age: {} },
    { name: 'half a pair \ud800' },
    { name: '甲', ['__proto__']: { admin: true } },
  ])('refuses %j with 400', async (body) => {
    expect(told(await write(body))).toEqual(BAD);
  });

  it('is refused in Chinese with the fault and its place', async () => {
    const { body } = await write({ name: 5, age: 1.5 });
    expect((body.appMesg ?? '').split('；')).toEqual([
      expect.stringMatching(/^请求参数有误：名称（name）：\P{Script=Han}*\p{Script=Han}/u),
      expect.stringMatching(/^age：\P{Script=Han}*\p{Script=Han}/u),
    ]);
  });

  it.each([[[]], [[{ name: '甲' }]], ['text'], [5], [true], [null]])('refuses the body %j', async (body) => {
    expect(told(await write(JSON.stringify(body), json))).toEqual(BAD);
  });

  it.each([
    '{"__proto__":{"name":"甲"}}',
    '{"name":"甲","__proto__":{"age":1}}',
    '{"constructor":{"prototype":{"name":"甲"}}}',
    '{"name":"甲","toString":1}',
  ])('refuses the prototype trick %s', async (body) => {
    expect(told(await write(body, json))).toEqual(BAD);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each(['{', '{"name":', 'name=甲', '{"name":"甲"} x', "{'name':'甲'}", '{"name":\u0000}', ' '])(
    'refuses the broken JSON %j',
    async (body) => {
      expect(told(await write(body, json))).toEqual(BAD);
    },
  );

  it('refuses an empty body of type JSON', async () => {
    expect(told(await write('', json))).toEqual(BAD);
  });

  it('refuses 100,000 nested levels without failing', async () => {
    for (const deep of [`${'{"name":'.repeat(100_000)}1${'}'.repeat(100_000)}`, '['.repeat(200_000)])
      expect(told(await write(deep, json))).toEqual(BAD);
    expect((await write({ name: '甲' })).status).toBe(200);
  });

  it('refuses two megabytes with 413', async () => {
    const answer = await write({ name: 'x'.repeat(2 * 1024 * 1024) });
    expect(told(answer)).toEqual([413, false, 'C0413', 'string']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('refuses the type %s with 415: browsers send some of them across sites', async (type) => {
    const answer = await write('name=x', { 'content-type': type });
    expect(told(answer)).toEqual([415, false, 'C0415', 'string']);
  });

  it('answers a caller who sends all of ten megabytes before reading the answer', async () => {
    const body = Buffer.from(JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) }));
    const heads = ['POST /api/probe/write HTTP/1.1', 'host: x', `authorization: Bearer ${probe.token}`];
    const head = [
      ...heads,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
      '',
      '',
    ];
    for (let times = 0; times < 5; times += 1) {
      const answer = await sendBytes(
        probe.service.url,
        Buffer.concat([Buffer.from(head.join('\r\n')), body]),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it('never lets a body reach what all objects inherit', async () => {
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"甲"}';
    expect((await write(poison, json)).status).toBe(400);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('refuses bytes that are not UTF-8 without failing', async () => {
    const { status } = await write(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json);
    expect(status).toBe(400);
  });
});

describe('the place of an input', () => {
  it('is the body for a write: a query beside it is refused', async () => {
    const answer = await probe.service.send('/api/probe/write?name=x', {
      token: probe.token,
      body: { name: '甲' },
    });
    expect(told(answer)).toEqual(BAD);
    expect(answer.body.appMesg).toContain('name 位置不正确');
  });

  it('is either where the contract says so', async () => {
    expect(
      (await probe.service.send('/api/probe/anywhere?name=x', { token: probe.token, method: 'POST' })).body
        .result,
    ).toEqual({
      name: 'x',
    });
    expect(
      (await probe.service.send('/api/probe/anywhere', { token: probe.token, body: { name: 'y' } })).body
        .result,
    ).toEqual({
      name: 'y',
    });
  });

  it('is the query for a read: unknown keys are refused', async () => {
    for (const query of ['x=1', '__proto__=1', '__proto__[x]=1', 'constructor=1'])
      expect(told(await probe.service.send(`/api/probe/open?${query}`))).toEqual(BAD);
  });

  it('is the path too, and the path wins over the query', async () => {
    expect((await probe.service.send('/api/probe/item/42')).body.result).toBe(42);
    expect((await probe.service.send('/api/probe/item/42?id=7')).body.result).toBe(42);
    for (const item of ['x', '1.5', '%00', '1e400'])
      expect(told(await probe.service.send(`/api/probe/item/${item}`))).toEqual(BAD);
  });
});

describe('an address', () => {
  it('that no entry serves is 404 in an envelope', async () => {
    for (const path of ['/', '/api/probe', '/api/probe/nothing', '/API/PROBE/OPEN', '/api/probe/open/'])
      expect(told(await probe.service.send(path))).toEqual([404, false, 'C0404', 'string']);
    expect(told(await probe.service.send('/api/probe/open', { method: 'DELETE' }))).toEqual([
      404,
      false,
      'C0404',
      'string',
    ]);
  });

  it('that cannot be decoded is refused, not failed on', async () => {
    const { status, body } = await probe.service.send('/api/probe/item/%E0%A4%A');
    expect([status, body.success]).toEqual([400, false]);
  });
});

describe('a call with several addresses', () => {
  it.each([
    ['/api/probe/kinds', {}, 'plain'],
    ['/api/probe/kinds', { kind: 'etf' }, 'etf'],
    ['/probe/kinds', {}, 'plain'],
    ['/api/etf/probe/kinds', {}, 'etf'],
    ['/api/etf/probe/kinds', { kind: 'plain' }, 'etf'],
  ])('is the same at %s with %j, but for what the address says: %s', async (path, body, result) => {
    expect((await probe.service.send(path, { token: probe.token, body })).body).toMatchObject({
      success: true,
      result,
    });
  });

  it('asks for the same at each', async () => {
    expect((await probe.service.send('/api/etf/probe/kinds', { body: {} })).status).toBe(401);
    expect(
      told(await probe.service.send('/probe/kinds', { token: probe.token, body: { other: 1 } })),
    ).toEqual(BAD);
  });
});
