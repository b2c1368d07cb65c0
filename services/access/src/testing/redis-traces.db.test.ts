import { testServers } from '@console/node-kit/testing';
import { decodeJwt } from 'jose';
import { createClient } from 'redis';
import { runningAccess } from './running-access.ts';

/** A client that waits for a slow server, where a service's own client reconnects and fails pending calls. */
const redis = createClient({ url: testServers().redisUrl });
beforeAll(async () => {
  await redis.connect();
});
afterAll(() => redis.close());

/** The keys of all suites: one that runs at the same time may add to them at any time, but none removes ours. */
const tries = async () => new Set(await redis.keys('sign-in-tries:*'));

describe('a suite that is over', () => {
  it('has deleted all its keys from Redis, and no one else’s', async () => {
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
    // Keys of a suite that runs at the same time may be among them: only the absence of these two can be tested.
    expect(made.filter((key) => !left.has(key)).length).toBeGreaterThanOrEqual(2);
  }, 30_000);
});
