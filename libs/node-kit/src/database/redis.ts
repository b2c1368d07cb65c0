import { createClient } from 'redis';

export type RedisClient = ReturnType<typeof createClient>;

const MAX_PAUSE_MS = 1000;
const CONNECT_MS = 2000;
const PING_MS = 400;
/** So many pings in a row without an answer, and the server counts as away. */
const MOST_UNANSWERED = 5;

/** A client that reconnects for ever and fails commands at once while the server is away or frozen. */
export function createRedis(url: string): RedisClient {
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: CONNECT_MS },
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_PAUSE_MS),
    },
  });
  client.once('ready', () => endWhenSilent(client));
  return client;
}

/**
 * The client's own limits see neither a command that was sent and never answered, nor silence while
 * others keep sending. Starting over fails what waits. Counts pings, not time: a busy event loop is no
 * silence.
 */
function endWhenSilent(client: RedisClient): void {
  let unanswered = 0;
  const answered = (): void => {
    unanswered = 0;
  };
  client.on('ping-interval', answered).on('ready', answered);
  const timer = setInterval(() => {
    if (!client.isOpen) clearInterval(timer);
    if (!client.isReady) return;
    unanswered += 1;
    if (unanswered < MOST_UNANSWERED) return;
    client.destroy();
    client.connect().catch((error: unknown) => client.emit('error', error));
  }, PING_MS).unref();
}
