/**
 * The calls of Redis that tests use.
 * @typedef {{ dbSize: () => Promise<number>, flushDb: () => Promise<unknown>,
 *   set: (key: string, value: string) => Promise<unknown>,
 *   publish: (channel: string, message: string) => Promise<unknown> }} RedisCalls
 */

/**
 * Loaded late: before the install there is no driver.
 * @template T
 * @param {string} url
 * @param {(redis: RedisCalls) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withRedis(url, work) {
  const { createClient } = await import('redis');
  const redis = createClient({ url, socket: { reconnectStrategy: false } });
  // The call throws the error too; without a listener it would end the process.
  redis.on('error', () => undefined);
  await redis.connect();
  try {
    return await work(redis);
  } finally {
    redis.destroy();
  }
}
