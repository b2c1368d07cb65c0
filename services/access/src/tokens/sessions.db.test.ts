import { sessionKey, type Session } from '@console/contract-core';
import { createRedis, SessionStore, type RedisClient } from '@console/node-kit';
import { testServers } from '../testing/test-servers.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { Sessions } from './sessions.ts';

let redis: RedisClient;
let store: SessionStore;
let sessions: Sessions;
beforeAll(async () => {
  redis = createRedis(testServers(12).redis);
  await redis.connect();
});
afterAll(() => redis.close());
beforeEach(async () => {
  await redis.flushDb();
  store = new SessionStore(redis);
  sessions = new Sessions(redis, store);
});

const session = (sid: string, userId = 7): Session => ({
  sid,
  userId,
  tenantId: '000000',
  username: 'someone',
  realName: '某人',
  authorities: ['gssjk'],
  locked: false,
});

describe('sessions', () => {
  it('are read by the gate as they were written, and live 14 days', async () => {
    await sessions.open(session('a'));
    expect(await store.find('a')).toEqual(session('a'));
    expect(await redis.ttl(sessionKey('a'))).toBe(14 * 24 * 3600);
  });

  it('keep every one of many changes made at once', async () => {
    await sessions.open(session('a'));
    const names = Array.from({ length: 10 }, (_, n) => `authority-${n}`);
    await Promise.all(
      names.map((name) =>
        sessions.update('a', (current) => ({ ...current, authorities: [...current.authorities, name] })),
      ),
    );
    expect((await sessions.read('a'))?.authorities.toSorted()).toEqual([...names, 'gssjk'].toSorted());
  });

  it('keep their end when they are changed, and an ended one stays ended', async () => {
    await sessions.open(session('a'));
    await redis.expire(sessionKey('a'), 60);
    await sessions.update('a', (current) => ({ ...current, locked: true }));
    expect(await redis.ttl(sessionKey('a'))).toBeLessThanOrEqual(60);
    await sessions.end(session('a'));
    expect(await sessions.update('a', (current) => ({ ...current, locked: false }))).toBeNull();
    expect(await sessions.read('a')).toBeNull();
  });

  it('are seen changed by the same process at once', async () => {
    await sessions.open(session('a'));
    await store.find('a');
    await sessions.update('a', (current) => ({ ...current, locked: true }));
    expect((await store.find('a'))?.locked).toBe(true);
    await sessions.end(session('a'));
    expect(await store.find('a')).toBeNull();
  });

  it('of one user end together, but the one to keep, with their refresh tokens', async () => {
    const tokens = new RefreshTokens(redis);
    await Promise.all([session('a'), session('b'), session('c', 8)].map((each) => sessions.open(each)));
    const refresh = await tokens.open('session-of-the-test-b', false);
    await sessions.open(session('session-of-the-test-b'));
    await sessions.endAllOf(7, 'a');
    expect(
      await Promise.all(['a', 'b', 'c'].map(async (sid) => (await sessions.read(sid)) !== null)),
    ).toEqual([true, false, true]);
    expect((await tokens.rotate(refresh)).outcome).toBe('unknown');
  });
});
