import { testServers } from '@console/node-kit/testing';
import { decodeJwt } from 'jose';
import { createClient } from 'redis';
import { runningAccess } from './running-access.ts';

/** Waits for a server that is slow, where a service's own client starts over and fails what waits. */
const redis = createClient({ url: testServers().redisUrl });
beforeAll(async () => {
  await redis.connect();
});
afterAll(() => redis.close());

/** Keys of everybody: a suite beside this one may add to them at any time, but nobody removes ours. */
const tries = async () => new Set(await redis.keys('sign-in-tries:*'));

describe('a suite that is over', () => {
  it('has left none of its keys in Redis, and somebody else’s alone', async () => {
    const access = await runningAccess();
    const foreign = `session:foreign-${access.tenants[0]}`;
    await redis.set(foreign, 'x', { expiration: { type: 'EX', value: 60 } });
    const browser = access.browser();
    await browser.login('viewer', 'Viewer#2026');
    const { sid, sub } = decodeJwt(browser.cookies.get('access_token') ?? '');
    const named = [`session:${sid}`, `refresh:${sid}`, `user-sessions:${sub}`];
    const devices = `devices:${access.tenants[0]}/viewer`;
    const before = await tries();
    await browser.login('viewer', 'Wrong#2026');
    await access.browser().login('nobody', 'Wrong#2026');
    const made = [...(await tries())].filter((key) => !before.has(key));
    expect(await redis.exists([...named, devices])).toBe(4);
    expect(made.length).toBeGreaterThanOrEqual(2);

    await access.stop();
    expect(await redis.exists([...named, devices])).toBe(0);
    expect(await redis.del(foreign)).toBe(1);
    const left = await tries();
    // Those of a suite beside this one may be among them, so that two gone is what can be told.
    expect(made.filter((key) => !left.has(key)).length).toBeGreaterThanOrEqual(2);
  }, 30_000);
});
