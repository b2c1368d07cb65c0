import { randomUUID } from 'node:crypto';
import { createRedis, type RedisClient } from '@console/node-kit/database';
import { testServers } from '@console/node-kit/testing';
import { RefreshTokens, refreshKey } from './refresh-tokens.ts';

const SID = randomUUID();

let redis: RedisClient;
beforeAll(async () => {
  redis = createRedis(testServers().redisUrl);
  await redis.connect();
});
afterAll(() => redis.close());
afterEach(() => redis.del(refreshKey(SID)));

const outcomes = async (tokens: RefreshTokens, ...used: string[]): Promise<string[]> => {
  const seen: string[] = [];
  for (const token of used) seen.push((await tokens.rotate(token)).outcome);
  return seen;
};

describe('refresh tokens', () => {
  it('have exactly one winner of twenty concurrent uses', async () => {
    const tokens = new RefreshTokens(redis);
    const token = await tokens.open(SID, false);
    const rotations = await Promise.all(Array.from({ length: 20 }, () => tokens.rotate(token)));
    expect(rotations.filter(({ outcome }) => outcome === 'rotated')).toHaveLength(1);
    expect(rotations.filter(({ outcome }) => outcome === 'overtaken')).toHaveLength(19);
  });

  it('keep whether they are remembered', async () => {
    const tokens = new RefreshTokens(redis);
    const first = await tokens.rotate(await tokens.open(SID, true));
    expect(first).toMatchObject({ outcome: 'rotated', remember: true });
    const second = await tokens.rotate(first.outcome === 'rotated' ? first.token : '');
    expect(second).toMatchObject({ outcome: 'rotated', remember: true });
  });

  it('used again after the grace period end the family, the newest token too', async () => {
    const tokens = new RefreshTokens(redis, -1);
    const token = await tokens.open(SID, false);
    const rotation = await tokens.rotate(token);
    const newest = rotation.outcome === 'rotated' ? rotation.token : '';
    expect(await outcomes(tokens, token, newest, token)).toEqual(['reused', 'unknown', 'unknown']);
  });

  it('are stored as hashes and live 14 days from their last use', async () => {
    const tokens = new RefreshTokens(redis);
    const token = await tokens.open(SID, false);
    expect(JSON.stringify(await redis.hGetAll(refreshKey(SID)))).not.toContain(token.split('.')[1]);
    await redis.expire(refreshKey(SID), 60);
    await tokens.rotate(token);
    // The server counts in whole seconds that are left.
    expect(Math.ceil((await redis.ttl(refreshKey(SID))) / 60)).toBe(14 * 24 * 60);
  });

  it.each(['', 'x', `${SID}.short`, `../${SID}.${'a'.repeat(43)}`, `${SID}.${'a'.repeat(43)}.more`])(
    'that cannot be tokens, %j, are unknown and touch nothing',
    async (text) => {
      const tokens = new RefreshTokens(redis);
      const token = await tokens.open(SID, false);
      expect(await outcomes(tokens, text, token)).toEqual(['unknown', 'rotated']);
    },
  );

  it('prove their owner until they are used', async () => {
    const tokens = new RefreshTokens(redis);
    const token = await tokens.open(SID, false);
    expect(await tokens.holderOf(token)).toBe(SID);
    expect(await tokens.holderOf(`${SID}.${'a'.repeat(43)}`)).toBeNull();
    await tokens.rotate(token);
    expect(await tokens.holderOf(token)).toBeNull();
  });
});
