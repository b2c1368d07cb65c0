import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';

export type RedisClient = ReturnType<typeof createClient>;

const MAX_PAUSE_MS = 1000;
const CONNECT_MS = 2000;
const PING_MS = 400;
/** The number of unanswered pings in a row after which the server counts as unreachable. */
const MOST_UNANSWERED = 5;
/**
 * The number of checks in a row after which a client that is not ready reconnects: its greeting may never be
 * answered.
 */
const MOST_NOT_READY = 12;

/** A client that reconnects for ever and fails commands at once while the server is unreachable or frozen. */
export function createRedis(url: string): RedisClient {
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: CONNECT_MS },
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_PAUSE_MS),
    },
  });
  client.once('ready', () => endWhenSilent(client));
  return client;
}

/**
 * Reconnects a client whose server is silent, which fails the commands that wait. The client's own limits
 * detect neither a command that was never answered nor silence while other commands are sent, and its socket
 * timeout mistakes a busy event loop for silence. Counts pings, not time.
 */
function endWhenSilent(client: RedisClient): void {
  let unanswered = 0;
  const answered = (): void => {
    unanswered = 0;
  };
  client.on('ping-interval', answered).on('ready', answered);
  let startingOver = false;
  const timer = setInterval(() => {
    if (startingOver) return;
    if (!client.isOpen) clearInterval(timer);
    unanswered += 1;
    if (unanswered < (client.isReady ? MOST_UNANSWERED : MOST_NOT_READY)) return;
    startingOver = true;
    void startOver(client).finally(() => {
      startingOver = false;
    });
  }, PING_MS).unref();
}

/** Connects again until it succeeds: one refusal must not leave the client closed for ever. */
async function startOver(client: RedisClient): Promise<void> {
  client.destroy();
  while (!client.isReady) {
    try {
      await client.connect();
    } catch (error) {
      client.emit('error', error);
      await pause(MAX_PAUSE_MS, undefined, { ref: false });
    }
  }
}
