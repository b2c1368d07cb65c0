import { randomUUID } from 'node:crypto';
import { sessionKey, type Session } from '@console/contract-core';
import { SessionStore } from '@console/node-kit/auth';
import { createRedis, type RedisClient } from '@console/node-kit/database';
import { testServers } from '@console/node-kit/testing';
import { randomUserId } from '../testing/scratch-access.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { Sessions } from './sessions.ts';

let redis: RedisClient;
let store: SessionStore;
let sessions: Sessions;
beforeAll(async () => {
  redis = createRedis(testServers().redisUrl);
  await redis.connect();
});
afterAll(() => redis.close());
const users = [randomUserId(), randomUserId()] as const;
let ids: { readonly a: string; readonly b: string; readonly c: string; readonly d: string };
beforeEach(() => {
  ids = { a: randomUUID(), b: randomUUID(), c: randomUUID(), d: randomUUID() };
  store = new SessionStore(redis);
  sessions = new Sessions(redis, store);
});
afterEach(async () => {
  for (const user of users) await sessions.endAllOf(user);
});

const session = (sid: string, userId: number = users[0]): Session => ({
  sid,
  userId,
  tenantId: '000000',
  username: 'someone',
  realName: '某人',
  authorities: ['gssjk'],
  locked: false,
  mustChangePassword: false,
});

describe('sessions', () => {
  it('are read by the gate as they were written, and live 14 days', async () => {
    await sessions.open(session(ids.a));
    expect(await store.find(ids.a)).toEqual(session(ids.a));
    // The server counts in whole seconds that are left.
    expect(Math.ceil((await redis.ttl(sessionKey(ids.a))) / 60)).toBe(14 * 24 * 60);
  });

  it('keep every one of many changes made at once', async () => {
    await sessions.open(session(ids.a));
    const names = Array.from({ length: 10 }, (_, n) => `authority-${n}`);
    await Promise.all(
      names.map((name) =>
        sessions.update(ids.a, (current) => ({ ...current, authorities: [...current.authorities, name] })),
      ),
    );
    expect((await sessions.read(ids.a))?.authorities.toSorted()).toEqual([...names, 'gssjk'].toSorted());
  });

  it('keep their end when they are changed, and an ended one stays ended', async () => {
    await sessions.open(session(ids.a));
    await redis.expire(sessionKey(ids.a), 60);
    await sessions.update(ids.a, (current) => ({ ...current, locked: true }));
    expect(await redis.ttl(sessionKey(ids.a))).toBeLessThanOrEqual(60);
    await sessions.end(session(ids.a));
    expect(await sessions.update(ids.a, (current) => ({ ...current, locked: false }))).toBeNull();
    expect(await sessions.read(ids.a)).toBeNull();
  });

  it('show a change to the same process at once', async () => {
    await sessions.open(session(ids.a));
    await store.find(ids.a);
    await sessions.update(ids.a, (current) => ({ ...current, locked: true }));
    expect((await store.find(ids.a))?.locked).toBe(true);
    await sessions.end(session(ids.a));
    expect(await store.find(ids.a)).toBeNull();
  });

  it('of one user end together, except the one to keep, with their refresh tokens', async () => {
    const tokens = new RefreshTokens(redis);
    await Promise.all(
      [session(ids.a), session(ids.b), session(ids.c, users[1])].map((each) => sessions.open(each)),
    );
    const refresh = await tokens.open(ids.d, false);
    await sessions.open(session(ids.d));
    await sessions.endAllOf(users[0], ids.a);
    expect(
      await Promise.all([ids.a, ids.b, ids.c].map(async (sid) => (await sessions.read(sid)) !== null)),
    ).toEqual([true, false, true]);
    expect((await tokens.rotate(refresh)).outcome).toBe('unknown');
  });
});
