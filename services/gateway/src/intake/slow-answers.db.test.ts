import { setTimeout as pause } from 'node:timers/promises';
import { openSockets, type OpenSockets } from '@console/node-kit/testing';
import { runningGateway, type RunningGateway } from '../testing/running-gateway.ts';
import { GATEWAY_LIMITS } from './gateway-limits.ts';

const CALL = '/api/dataCorp/dataInfo';
const { going } = GATEWAY_LIMITS.turns;

/** A gateway whose callers wait a second for their turn: for those that are to be refused. */
let gateway: RunningGateway;
/** Callers wait as long as every day: on a busy machine, a turn may come later than after a second. */
let patient: RunningGateway;
let callers: OpenSockets[] = [];
beforeAll(async () => {
  const limits = {
    requests: { all: 400, group: 100, user: 100 },
    sockets: { all: 400, group: 150, user: 150 },
  };
  gateway = await runningGateway({}, { ...limits, turns: { ...GATEWAY_LIMITS.turns, waitMs: 1000 } });
  patient = await runningGateway({}, limits);
}, 30_000);
afterEach(() => {
  for (const each of callers) each.close();
  callers = [];
});
afterAll(() => Promise.all([gateway.stop(), patient.stop()]));

const tokenOf = (sub: string): string => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`;
interface Asking {
  readonly from?: string;
  readonly on?: RunningGateway;
}
const ask = (sub: string, count: number, path: string, { from, on = gateway }: Asking = {}): OpenSockets => {
  const lines = [`GET ${path} HTTP/1.1`, 'host: x', `authorization: Bearer ${tokenOf(sub)}`];
  const opened = openSockets(on.service.url, {
    count,
    bytes: [...lines, 'connection: close', '', ''].join('\r\n'),
    ...(from === undefined ? {} : { from }),
  });
  callers.push(opened);
  return opened;
};
const until = async (met: () => boolean): Promise<void> => {
  while (!met()) await pause(10);
};
/** The number of requests with this address that a service has got. */
const arrived = (service: string, path: string, on = gateway): number =>
  on.upstreams.get(service)?.asked.filter((url) => url === path).length ?? 0;
const codes = ({ texts }: OpenSockets): string[] => texts.map((text) => text.slice(9, 12)).toSorted();
/** The number of requests that were asked to try again. */
const refused = (asked: readonly OpenSockets[]): number =>
  asked.flatMap(codes).filter((code) => code === '429').length;

describe('slow answers', () => {
  it('limit one user of an address to a share, and the rest is asked to try again', async () => {
    const path = `${CALL}?until=user`;
    const slow = ask('7', going.user + 10, path);
    await until(() => arrived('company', path) === going.user);
    expect((await gateway.service.send(CALL, { token: tokenOf('8') })).status).toBe(200);
    await until(() => refused([slow]) === 10);
    gateway.upstreams.get('company')?.release('user');
    await slow.ended();
    expect(codes(slow)).toEqual([...Array<string>(going.user).fill('200'), ...Array<string>(10).fill('429')]);
    const refusal = slow.texts.find((text) => text.startsWith('HTTP/1.1 429'));
    expect(refusal).toMatch(/\r\nretry-after: 2\r\n.*"appCode":"C0429"/s);
  });

  it('limit one address to a share, whatever user names it invents', async () => {
    const path = `${CALL}?until=address`;
    const slow = ['1', '2', '3', '4'].map((sub) => ask(sub, 20, path));
    await until(() => arrived('company', path) === going.group);
    const other = ask('9', 1, CALL, { from: '127.0.0.2' });
    await other.ended();
    expect(codes(other)).toEqual(['200']);
    await until(() => refused(slow) === 80 - going.group);
    gateway.upstreams.get('company')?.release('address');
    await Promise.all(slow.map((each) => each.ended()));
    const answered = slow.flatMap(codes).filter((code) => code === '200');
    expect(answered).toHaveLength(going.group);
  });

  it('that no one waits for any more free their places', async () => {
    const path = `${CALL}?until=left`;
    const left = ask('7', going.user, path, { on: patient });
    await until(() => arrived('company', path, patient) === going.user);
    left.close();
    patient.upstreams.get('company')?.release('left');
    expect((await patient.service.send(CALL, { token: tokenOf('7') })).status).toBe(200);
    const again = ask('7', going.user, `${CALL}?wait=100`, { on: patient });
    await again.ended();
    expect(new Set(codes(again))).toEqual(new Set(['200']));
  });

  it('let others wait briefly', async () => {
    const slow = ask('7', going.user * 2, `${CALL}?wait=100`, { on: patient });
    await slow.ended();
    expect(new Set(codes(slow))).toEqual(new Set(['200']));
  });
});

describe('requests of one address', () => {
  it('are as many at a time as an address may have, over all services and files', async () => {
    const services = ['company', 'invest', 'industry', 'data'];
    const slow = services.map((service) => ask(service, 24, `/svc/${service}/api/x?until=all`));
    await until(() => services.every((service) => arrived(service, '/api/x?until=all') === 24));
    const more = ask('more', 4, '/main.0123abcd.js');
    await more.ended();
    expect(codes(more)).toEqual(Array<string>(4).fill('200'));
    const held = ask('held', 10, '/svc/access/api/x?until=held');
    await until(() => refused([held]) === 6);
    gateway.upstreams.get('access')?.release('held');
    await held.ended();
    expect(codes(held)).toEqual([...Array<string>(4).fill('200'), ...Array<string>(6).fill('429')]);
    for (const service of services) gateway.upstreams.get(service)?.release('all');
    await Promise.all(slow.map((each) => each.ended()));
    expect((await gateway.service.send('/')).status).toBe(200);
  });
});

describe('connections of one address', () => {
  it('are as many as an address may have; others find theirs', async () => {
    const idle = openSockets(gateway.service.url, { count: 200, bytes: '', from: '127.0.0.3' });
    callers.push(idle);
    while (idle.open() > 150) await pause(20);
    const other = ask('9', 1, CALL, { from: '127.0.0.2' });
    await other.ended();
    expect(codes(other)).toEqual(['200']);
    expect(idle.open()).toBe(150);
  });
});
