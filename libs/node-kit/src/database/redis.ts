import { createClient } from 'redis';

export type RedisClient = ReturnType<typeof createClient>;

const MAX_PAUSE_MS = 1000;

/** A client that reconnects for ever and fails commands at once while the server is away. */
export function createRedis(url: string): RedisClient {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: 2000 },
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_PAUSE_MS),
    },
  });
}
