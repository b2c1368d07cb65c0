import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { MESSAGES, sessionKey, type Session } from '@console/contract-core';
import { probe } from '../testing/calls/probe-module.ts';
import {
  lateness,
  scratchData,
  startService,
  type RunningService,
  type ScratchData,
} from '../testing/index.ts';
import { EventStreams } from './event-streams.ts';

let data: ScratchData;
let service: RunningService;
let streams: EventStreams;
beforeAll(async () => {
  data = await scratchData();
  service = await startService({ data, ...probe });
  streams = service.service.app.get(EventStreams);
}, 30_000);
afterAll(async () => {
  await service.stop();
  await data.drop();
});

/** A reader on a connection of its own. */
interface Reader {
  readonly sid: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Until it ends. */
  readonly text: Promise<string>;
  leave(): void;
}

let readers: Reader[] = [];
const untilNoneOpen = async (): Promise<void> => {
  for (let tries = 0; tries < 200 && streams.open > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(streams.open).toBe(0);
};
afterEach(async () => {
  for (const { leave } of readers) leave();
  readers = [];
  await untilNoneOpen();
});

let users = 0;
async function reader(of: Partial<Session> = {}): Promise<Reader> {
  users += 1;
  const sid = randomUUID();
  const token = await service.signIn({ sid, userId: users, authorities: ['gssjk_gn'], ...of });
  const asked = get(`${service.url}/api/probe/events`, {
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  // A reader leaves in the middle of an answer.
  const read = text(answer).catch(() => '');
  const { statusCode: status = 0, headers } = answer;
  const opened = { sid, status, headers, text: read, leave: () => void asked.destroy() };
  readers.push(opened);
  return opened;
}

/** Changes fields of the session that Redis stores. */
async function change(sid: string, to: Partial<Session>): Promise<void> {
  const now = JSON.parse((await data.redis.get(sessionKey(sid))) ?? '{}') as object;
  await data.redis.set(sessionKey(sid), JSON.stringify({ ...now, ...to }));
}

const lastEvent = (written: string): { readonly event: string; readonly data: unknown } => {
  const block = written.trim().split('\n\n').at(-1) ?? '';
  const [, event = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return { event, data: JSON.parse(data) as unknown };
};

const ENDS: Readonly<Record<string, readonly [keyof typeof MESSAGES, (sid: string) => Promise<unknown>]>> = {
  // Signing out and disabling a user delete the session.
  'of a session that has ended': ['noSession', (sid) => data.redis.del(sessionKey(sid))],
  'of a session that is locked': ['locked', (sid) => change(sid, { locked: true })],
  'of a reader without the authority': ['noAuthority', (sid) => change(sid, { authorities: ['hysjk_gn'] })],
  'of a reader whose password was reset': [
    'mustChangePassword',
    (sid) => change(sid, { mustChangePassword: true }),
  ],
};

describe('an event stream', () => {
  it('is an answer that no proxy stores or delays', async () => {
    const { sid, headers, text: read } = await reader({ username: 'someone' });
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await data.redis.del(sessionKey(sid));
    expect((await read).startsWith('event: hello\ndata: {"who":"someone"}\n\n')).toBe(true);
  });

  it.each(Object.keys(ENDS))(
    '%s ends with the reason as its last event',
    async (name) => {
      const [message, end] = ENDS[name] ?? ['internal', () => Promise.resolve()];
      await reader();
      const { sid, text: read } = await reader();
      const late = lateness();
      const since = Date.now();
      await end(sid);
      const { event, data: reason } = lastEvent(await read);
      // Promised within 2 s; a request has as much again.
      expect(Date.now() - since - late()).toBeLessThan(4000);
      const { code, status } = MESSAGES[message];
      expect(event).toBe('refused');
      expect(reason).toMatchObject({ success: false, result: false, appCode: code, status });
      expect((reason as { appMesg: string }).appMesg).toMatch(/[\u4e00-\u9fff]/);
      // The other reader's stream continues.
      expect(streams.open).toBe(1);
    },
    20_000,
  );

  it('is refused to a user who may not read it at all', async () => {
    expect((await reader({ authorities: [] })).status).toBe(403);
    expect((await reader({ locked: true })).status).toBe(423);
    expect(streams.open).toBe(0);
  });
});

describe('the streams of a service', () => {
  it('are limited to six for one user and half of all for one tenant, and others still get theirs', async () => {
    const open = async (of: Partial<Session>): Promise<number> => (await reader(of)).status;
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push(await open({ userId: 1, tenantId: '000000' }));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    for (let user = 2; user < 16; user += 1)
      expect(await open({ userId: user, tenantId: '000000' })).toBe(200);
    const refused = await reader({ userId: 99, tenantId: '000000' });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(JSON.parse(await refused.text)).toMatchObject({ appCode: 'C0504', success: false });
    expect(await open({ userId: 99, tenantId: '100001' })).toBe(200);
    expect(streams.open).toBe(21);
  }, 20_000);

  it('are closed once their readers have gone', async () => {
    for (let count = 0; count < 8; count += 1) await reader();
    expect(streams.open).toBe(8);
    for (const { leave } of readers) leave();
    // Well within two beats, without which silence says nothing.
    await untilNoneOpen();
  }, 20_000);
});
