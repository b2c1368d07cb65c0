import { Fault } from '../run/fault.mjs';

/**
 * Takes a database of a Redis that is not ours: tests empty it, so it has to be empty before.
 * @param {string} url
 * @returns {Promise<{ url: string, release: () => Promise<void> }>}
 */
export async function claimRedis(url) {
  const keys = await withRedis(url, (redis) => redis.dbSize());
  if (keys > 0)
    throw new Fault(
      `REDIS_URL: database ${new URL(url).pathname.slice(1)} holds ${keys} keys, and tests need an empty one. ` +
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

/**
 * Loaded late: before the install there is no driver.
 * @template T
 * @param {string} url
 * @param {(redis: { dbSize: () => Promise<number>, flushDb: () => Promise<unknown> }) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withRedis(url, work) {
  const { createClient } = await import('redis');
  const redis = createClient({ url, socket: { reconnectStrategy: false } });
  // What fails is thrown by the call; without a listener it would end the process.
  redis.on('error', () => undefined);
  await redis.connect();
  try {
    return await work(redis);
  } finally {
    redis.destroy();
  }
}
