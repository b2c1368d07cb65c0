import { openSockets, type OpenSockets } from '@console/node-kit/testing';
import { UPSTREAMS } from '@console/node-kit/config';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';
import { GATEWAY_LIMITS } from './gateway-limits.ts';

const MEGA = 1024 * 1024;
const JWKS = '/api/blade-auth/jwks';
const LOGIN = '/api/blade-auth/login';

const BRIEF = { sweepMs: 50, bodySweeps: 30, bodyBytes: 1000 };

/** A gateway that waits a second and a half, with room for a few bodies. */
let gateway: RunningGateway;
let sockets: OpenSockets[] = [];
beforeAll(async () => {
  gateway = await runningGateway(
    {},
    {
      connections: BRIEF,
      bodyMs: 3000,
      bodies: { ...GATEWAY_LIMITS.bodies, group: 4 * MEGA, user: 4 * MEGA },
    },
  );
}, 30_000);
afterEach(() => {
  for (const each of sockets) each.close();
  sockets = [];
});
afterAll(() => gateway.stop());

const head = (path: string, ...more: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...more, '', ''].join('\r\n');
const attack = (options: Parameters<typeof openSockets>[1], on = gateway): OpenSockets => {
  const opened = openSockets(on.service.url, options);
  sockets.push(opened);
  return opened;
};
const CHUNKED = 'transfer-encoding: chunked';

describe('bodies that never end', () => {
  it.each(UPSTREAMS.filter((name) => name !== 'ai'))(
    'keep no one from %s: they are answered 408, and the service never gets them',
    async (service) => {
      const path = `/svc/${service}/api/unfinished`;
      const attackers = attack({ count: 100, bytes: `${head(path, 'content-length: 9')}{` });
      expect((await gateway.service.send(`/svc/${service}${JWKS}`)).status).toBe(200);
      expect((await gateway.service.send(`/svc/${service}/api/x`, { body: { a: 1 } })).status).toBe(200);
      expect(attackers.open()).toBe(100);
      await attackers.ended();
      for (const text of attackers.texts) {
        expect(text).toMatch(/^HTTP\/1\.1 408 .*connection: close\r\n/s);
        expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ appCode: 'C0418' });
      }
      expect(gateway.upstreams.get(service)?.asked).not.toContain('/api/unfinished');
    },
  );

  it.each([
    ['a length', 'content-length: 90000', 'x'],
    ['no length', CHUNKED, '1\r\nx\r\n'],
  ])('and trickle are answered 408, having declared %s', async (_, length, bytes) => {
    const attackers = attack({
      count: 10,
      bytes: head(LOGIN, length),
      trickle: { bytes, everyMs: 40 },
    });
    await attackers.ended();
    expect(new Set(attackers.texts.map((text) => text.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
  });

  it('are answered 408 when their time is over, however fast they come', async () => {
    const trickle = { bytes: `3e8\r\n${'x'.repeat(1000)}\r\n`, everyMs: 40 };
    const attackers = attack({ count: 2, bytes: head(LOGIN, CHUNKED), trickle });
    await attackers.ended();
    for (const text of attackers.texts) expect(text).toMatch(/^HTTP\/1\.1 408 .*"appCode":"C0418"/s);
  });

  it('use up only the room of their own address, and no one’s for requests without a body', async () => {
    const attackers = attack({ count: 12, bytes: head(LOGIN, CHUNKED) + '1\r\nx\r\n' });
    const other = attack({
      count: 1,
      bytes: `${head(LOGIN, 'content-length: 2', 'connection: close')}{}`,
      from: '127.0.0.2',
    });
    await other.ended();
    expect(other.texts[0]).toMatch(/^HTTP\/1\.1 200 /);
    expect((await gateway.service.send(JWKS)).status).toBe(200);
    const refused = await gateway.service.send(LOGIN, { body: { a: 1 } });
    expect([refused.status, refused.body.appCode, refused.headers.get('retry-after')]).toEqual([
      429,
      'C0429',
      '2',
    ]);
    await attackers.ended();
    const codes = attackers.texts.map((text) => text.slice(9, 12));
    expect(codes.toSorted()).toEqual([...Array<string>(4).fill('408'), ...Array<string>(8).fill('429')]);
    expect((await gateway.service.send(LOGIN, { body: { a: 1 } })).status).toBe(200);
  });
});

describe('a body that comes slowly', () => {
  /** Waits as briefly for a body that does not grow, and as long as every day for one that does. */
  let steady: RunningGateway;
  beforeAll(async () => {
    steady = await runningGateway({}, { connections: BRIEF });
  }, 30_000);
  afterAll(() => steady.stop());

  it('but steadily is passed on whole', async () => {
    const piece = 'x'.repeat(400);
    const sender = attack(
      {
        count: 1,
        bytes: head(LOGIN, 'content-length: 8000', 'connection: close'),
        trickle: { bytes: piece, everyMs: 100 },
      },
      steady,
    );
    await sender.ended();
    expect(sender.texts[0]).toMatch(/^HTTP\/1\.1 200 .*"bytes":8000/s);
  });
});

describe('a body in many pieces', () => {
  /** With the limits of every day: on a busy machine a body may take longer than the short ones allow. */
  let patient: RunningGateway;
  beforeAll(async () => {
    patient = await runningGateway();
  }, 30_000);
  afterAll(() => patient.stop());

  it('of more than a megabyte is 413 each time, whether it declares its length or not', async () => {
    const piece = 'x'.repeat(16 * 1024);
    const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
    for (let times = 0; times < 20; times += 1) {
      const [told, untold] = [
        attack(
          {
            count: 2,
            bytes:
              head(LOGIN, `content-length: ${128 * piece.length}`, 'connection: close') + piece.repeat(128),
          },
          patient,
        ),
        attack({ count: 2, bytes: `${head(LOGIN, CHUNKED)}${chunk.repeat(128)}0\r\n\r\n` }, patient),
      ];
      await Promise.all([told.ended(), untold.ended()]);
      for (const text of [...told.texts, ...untold.texts])
        expect(text).toMatch(/^HTTP\/1\.1 413 .*"appCode":"C0413"/s);
    }
    expect((await patient.service.send(LOGIN, { body: { a: 1 } })).status).toBe(200);
  });

  it('of one byte each arrives whole', async () => {
    const bytes = `${head(LOGIN, CHUNKED, 'connection: close')}${'1\r\nx\r\n'.repeat(20_000)}0\r\n\r\n`;
    const sender = attack({ count: 1, bytes }, patient);
    await sender.ended();
    expect(sender.texts[0]).toMatch(/^HTTP\/1\.1 200 .*"bytes":20000/s);
  });
});
