import { setTestClock } from '../clock/system-clock.ts';
import { probe } from '../testing/calls/probe-module.ts';
import { scratchData, startService, type RunningService, type ScratchData } from '../testing/index.ts';

let data: ScratchData;
let service: RunningService;
beforeAll(async () => {
  data = await scratchData();
  service = await startService({ data, ...probe, env: { TEST_CLOCK: '1' } });
}, 30_000);
afterAll(async () => {
  await setTestClock(data.redis, null);
  await service.stop();
  await data.drop();
});

describe('an answer', () => {
  it('is sent in the envelope, or bare where the contract says so', async () => {
    expect((await service.send('/api/probe/item/1')).body).toEqual({
      success: true,
      appCode: 'S0000',
      appMesg: '操作成功',
      result: 1,
    });
    expect((await service.send('/api/probe/bare')).body).toEqual({ who: null });
  });

  it('of a fault hides what happened and keeps the request id', async () => {
    const { status, text, body, headers } = await service.send('/api/probe/broken');
    expect([status, body.appCode, body.appMesg]).toEqual([500, 'C0500', '服务器出错，请稍后重试']);
    expect(text).not.toMatch(/inside|machine|at |\.ts/);
    expect(body.requestId).toBe(headers.get('x-request-id'));
  });

  it('that breaks its contract fails under test', async () => {
    expect((await service.send('/api/probe/untrue')).status).toBe(500);
  });

  it('carries the request id it was asked with', async () => {
    const given = 'from-the-browser-01';
    for (const path of ['/api/probe/open', '/api/probe/nothing', '/health/live']) {
      const { headers } = await service.send(path, { headers: { 'x-request-id': given } });
      expect(headers.get('x-request-id')).toBe(given);
    }
  });

  it.each(['short', 'x'.repeat(65), 'with space in it', '<script>alert(1)'])(
    'replaces the request id %j',
    async (given) => {
      const { headers } = await service.send('/api/probe/open', { headers: { 'x-request-id': given } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('health', () => {
  it('is alive and ready without a session', async () => {
    expect((await service.send('/health/live')).body).toEqual({ status: 'up' });
    const { status, body } = await service.send('/health/ready');
    expect([status, body]).toEqual([200, { status: 'up', database: true, redis: true }]);
  });
});

describe('metrics', () => {
  it('are refused to callers behind a proxy', async () => {
    const { status } = await service.send('/metrics', { headers: { 'x-forwarded-for': '9.9.9.9' } });
    expect(status).toBe(404);
  });

  it('count answers by route, not by address', async () => {
    await service.send('/api/probe/item/31337');
    await service.send('/api/probe/nothing/31337');
    const { headers, text } = await service.send('/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    const labels = (route: string, status: number): string =>
      `{service="company",method="GET",route="${route}",status="${status}"}`;
    expect(counts.filter((line) => line.includes(labels('/api/probe/item/:id', 200)))).toHaveLength(1);
    expect(counts.filter((line) => line.includes(labels('none', 404)))).toHaveLength(1);
    const names = text.split('\n').map((line) => line.split(/[ {]/)[0]);
    expect(names).toContain('process_cpu_user_seconds_total');
    expect(counts.filter((line) => line.includes('31337'))).toEqual([]);
  });
});

describe('the maintenance window', () => {
  const at = (time: string) => setTestClock(data.redis, Date.parse(`2026-07-02T${time}+08:00`));
  const windowed = async () =>
    service.send('/api/probe/windowed', {
      token: await service.signIn({ authorities: ['ROLE_admin'] }),
      body: {},
    });

  it('closed refuses what is in it, even for ROLE_admin, with 200 and the text of the documents', async () => {
    await at('20:00:00');
    const { status, body } = await windowed();
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        success: false,
        appCode: 'C1001',
        appMesg: '当前时间不在07:00和17:30之间，不允许修改!',
        result: false,
      }),
    ]);
  });

  it('open lets it through, and never touches the rest', async () => {
    await at('12:00:00');
    expect((await windowed()).body).toMatchObject({ success: true, result: true });
    await at('20:00:00');
    const token = await service.signIn();
    expect((await service.send('/api/probe/write', { token, body: { name: '甲' } })).body.success).toBe(true);
  });

  it('is checked only for callers who may make the call', async () => {
    await at('20:00:00');
    expect((await service.send('/api/probe/windowed', { body: {} })).status).toBe(401);
  });
});
