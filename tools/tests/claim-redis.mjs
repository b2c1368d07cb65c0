import { Fault } from '../run/fault.mjs';
import { withRedis } from './with-redis.mjs';

/**
 * Reserves a database of a Redis that is not ours: tests empty it, so it has to be empty before.
 * @param {string} url
 * @returns {Promise<{ url: string, release: () => Promise<void> }>}
 */
export async function claimRedis(url) {
  const keys = await withRedis(url, (redis) => redis.dbSize());
  if (keys > 0)
    throw new Fault(
      `REDIS_URL: database ${new URL(url).pathname.slice(1)} contains ${keys} keys, and tests need an empty one. ` +
        'Name another, as in REDIS_URL=redis://127.0.0.1:6379/14, or empty it if it is a test run’s.',
    );
  return {
    url,
    release: () =>
      withRedis(url, async (redis) => {
        await redis.flushDb();
      }),
  };
}
