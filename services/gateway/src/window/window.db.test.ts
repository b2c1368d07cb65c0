import type { Clock, WindowAnswer } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';

let gateway: RunningGateway;
let clock: Clock;
let now: number | null = null;
beforeAll(async () => {
  gateway = await runningGateway();
  clock = gateway.service.service.app.get<Clock>(CLOCK);
  const real = clock.now.bind(clock);
  clock.now = () => now ?? real();
}, 30_000);
afterEach(() => {
  now = null;
});
afterAll(() => gateway.stop());

const at = (time: string): number => Date.parse(`${time}+08:00`);
const window = async () => {
  const { status, body } = await gateway.service.send('/api/platform/window', {
    token: await gateway.service.signIn(),
  });
  expect(status).toBe(200);
  return body.result as WindowAnswer;
};

describe('the window call', () => {
  it.each([
    ['2026-07-02T06:59:59.999', false, '2026-07-02T07:00:00'],
    ['2026-07-02T07:00:00', true, '2026-07-02T17:30:00'],
    ['2026-12-31T17:30:00', false, '2027-01-01T07:00:00'],
  ])('at %s says open: %s, until %s', async (time, open, turns) => {
    now = at(time);
    expect(await window()).toEqual({ now, start: '07:00', end: '17:30', open, turnsAt: at(turns) });
  });

  it('reports the server’s own time', async () => {
    expect(Math.abs((await window()).now - Date.now())).toBeLessThan(5000);
  });

  it('is for those signed in', async () => {
    expect((await gateway.service.send('/api/platform/window')).status).toBe(401);
  });
});

describe('the documents', () => {
  it('are open to everyone', async () => {
    const page = await gateway.service.send('/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('接口文档');
    const document = await gateway.service.send('/api/docs/openapi.json');
    expect([document.status, JSON.parse(document.text)]).toEqual([
      200,
      expect.objectContaining({ openapi: '3.1.0' }),
    ]);
  });
});
