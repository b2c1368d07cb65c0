import { setTimeout as pause } from 'node:timers/promises';
import { openSockets, type OpenSockets } from '@console/node-kit/testing';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';
import { GATEWAY_LIMITS } from './gateway-limits.ts';

const CALL = '/api/dataCorp/dataInfo';
const { going } = GATEWAY_LIMITS.turns;

let gateway: RunningGateway;
let callers: OpenSockets[] = [];
beforeAll(async () => {
  gateway = await runningGateway(
    {},
    {
      turns: { ...GATEWAY_LIMITS.turns, waitMs: 1000 },
      requests: { all: 400, group: 100, user: 100 },
      sockets: { all: 400, group: 150, user: 150 },
    },
  );
}, 30_000);
afterEach(() => {
  for (const each of callers) each.close();
  callers = [];
});
afterAll(() => gateway.stop());

const tokenOf = (sub: string): string => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`;
const ask = (sub: string, count: number, path: string, from?: string): OpenSockets => {
  const lines = [`GET ${path} HTTP/1.1`, 'host: x', `authorization: Bearer ${tokenOf(sub)}`];
  const opened = openSockets(gateway.service.url, {
    count,
    bytes: [...lines, 'connection: close', '', ''].join('\r\n'),
    ...(from === undefined ? {} : { from }),
  });
  callers.push(opened);
  return opened;
};
const codes = ({ texts }: OpenSockets): string[] => texts.map((text) => text.slice(9, 12)).toSorted();

describe('slow answers', () => {
  it('limit one user of an address to a share, and the rest is asked to try again', async () => {
    const slow = ask('7', going.user + 10, `${CALL}?wait=4000`);
    await pause(100);
    expect((await gateway.service.send(CALL, { token: tokenOf('8') })).status).toBe(200);
    await slow.ended();
    expect(codes(slow)).toEqual([...Array<string>(going.user).fill('200'), ...Array<string>(10).fill('429')]);
    const refused = slow.texts.find((text) => text.startsWith('HTTP/1.1 429'));
    expect(refused).toMatch(/\r\nretry-after: 2\r\n.*"appCode":"C0429"/s);
  });

  it('limit one address to a share, whatever user names it invents', async () => {
    const slow = ['1', '2', '3', '4'].map((sub) => ask(sub, 20, `${CALL}?wait=4000`));
    await pause(100);
    const other = ask('9', 1, CALL, '127.0.0.2');
    await other.ended();
    expect(codes(other)).toEqual(['200']);
    await Promise.all(slow.map((each) => each.ended()));
    const answered = slow.flatMap(codes).filter((code) => code === '200');
    expect(answered).toHaveLength(going.group);
  });

  it('that no one waits for any more free their places', async () => {
    const left = ask('7', going.user, `${CALL}?wait=500`);
    await pause(100);
    left.close();
    await pause(1000);
    expect((await gateway.service.send(CALL, { token: tokenOf('7') })).status).toBe(200);
    const again = ask('7', going.user, `${CALL}?wait=100`);
    await again.ended();
    expect(new Set(codes(again))).toEqual(new Set(['200']));
  });

  it('let others wait briefly', async () => {
    const slow = ask('7', going.user * 2, `${CALL}?wait=100`);
    await slow.ended();
    expect(new Set(codes(slow))).toEqual(new Set(['200']));
  });
});

describe('requests of one address', () => {
  it('are as many at a time as an address may have, over all services and files', async () => {
    const slow = ['company', 'invest', 'industry', 'data'].map((service) =>
      ask(service, 24, `/svc/${service}/api/x?wait=4000`),
    );
    await pause(300);
    const more = ask('more', 4, '/main.0123abcd.js');
    await more.ended();
    expect(codes(more)).toEqual(Array<string>(4).fill('200'));
    const held = ask('held', 10, '/svc/access/api/x?wait=1000');
    await held.ended();
    expect(codes(held)).toEqual([...Array<string>(4).fill('200'), ...Array<string>(6).fill('429')]);
    await Promise.all(slow.map((each) => each.ended()));
    expect((await gateway.service.send('/')).status).toBe(200);
  });
});

describe('connections of one address', () => {
  it('are as many as an address may have; others find theirs', async () => {
    const idle = openSockets(gateway.service.url, { count: 200, bytes: '', from: '127.0.0.3' });
    callers.push(idle);
    while (idle.open() > 150) await pause(20);
    const other = ask('9', 1, CALL, '127.0.0.2');
    await other.ended();
    expect(codes(other)).toEqual(['200']);
    expect(idle.open()).toBe(150);
  });
});
