import { probe } from '../testing/calls/probe-module.ts';
import {
  connectionsTo,
  openSockets,
  scratchData,
  sendBytes,
  startService,
  type RunningService,
  type ScratchData,
} from '../testing/index.ts';

/** Waits of a second and a half for a head, and of 300 ms for a body that does not grow. */
const SHORT = { sweepMs: 50, bodySweeps: 6, bodyBytes: 1000, headMs: 1500, headSweepMs: 50 };

let data: ScratchData;
let service: RunningService;
const start = (connections: typeof SHORT): Promise<RunningService> =>
  startService({
    data,
    config: probe.config,
    parts: (config) => ({ ...probe.parts(config), connections }),
  });
beforeAll(async () => {
  data = await scratchData();
  service = await start(SHORT);
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

const write = (...more: string[]): string =>
  ['POST /api/probe/write HTTP/1.1', 'host: x', 'content-type: application/json', ...more, '', ''].join(
    '\r\n',
  );
const CHUNKED = 'transfer-encoding: chunked';

describe('a connection to a service', () => {
  it.each([
    ['a body stops', `${write('content-length: 9')}{`, null],
    ['a body trickles', write('content-length: 90000'), 'x'],
    ['a body of unknown length trickles', write(CHUNKED), '1\r\nx\r\n'],
    ['a head never ends', 'GET /api/probe/open HTTP/1.1\r\nhost: x\r\n', null],
    ['a head trickles', 'GET /api/probe/open HTTP/1.1\r\nhost: x\r\nx: ', 'y'],
  ])('on which %s is answered 408 in the envelope and closed', async (_, bytes, trickled) => {
    const trickle = trickled === null ? {} : { trickle: { bytes: trickled, everyMs: 40 } };
    const sockets = openSockets(service.url, { count: 70, bytes, ...trickle });
    expect((await service.send('/api/probe/open')).status).toBe(200);
    await sockets.ended();
    for (const text of sockets.texts) expect(text).toMatch(/^HTTP\/1\.1 408 .*"appCode":"C0418"/s);
    // The remaining one is of the call above.
    expect(await connectionsTo(service.service.app.getHttpServer())).toBeLessThanOrEqual(2);
  });

  it('on which nothing is ever sent is closed', async () => {
    await openSockets(service.url, { count: 20, bytes: '' }).ended();
  });

  it('with an unread body that no entry expects is closed after the answer', async () => {
    const bytes = 'GET /api/probe/open HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{';
    const sockets = openSockets(service.url, { count: 5, bytes });
    await sockets.ended();
    for (const text of sockets.texts) {
      expect(text).toMatch(/^HTTP\/1\.1 200 /);
      expect(text).not.toContain('HTTP/1.1 408');
    }
  });
});

describe('a body of more than a megabyte', () => {
  let patient: RunningService;
  beforeAll(async () => {
    patient = await start({ ...SHORT, bodySweeps: 1200, headMs: 60_000 });
  }, 30_000);
  afterAll(() => patient.stop());

  it('in chunks without a stated length is 413, each time', async () => {
    const piece = 'x'.repeat(16 * 1024);
    const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
    for (let times = 0; times < 20; times += 1) {
      const answer = await sendBytes(patient.url, `${write(CHUNKED)}${chunk.repeat(128)}0\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*"appCode":"C0413"/s);
    }
  });

  it('that never ends is 413 too', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const sender = openSockets(patient.url, {
      count: 1,
      bytes: `${write(CHUNKED)}${chunk.repeat(70)}`,
      trickle: { bytes: chunk.repeat(8), everyMs: 5 },
    });
    await sender.ended();
    expect(sender.texts[0]).toMatch(/^HTTP\/1\.1 413 /);
  });
});
