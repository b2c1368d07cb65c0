import type { RedisClient } from '@console/node-kit';

/** Wrong tries allowed within the window; the next one waits for its end. */
export const MAX_TRIES = 5;
export const TRY_WINDOW_SECONDS = 15 * 60;

/** KEYS: counter. ARGV: window in seconds, tries. Answers 0, or the seconds to wait. */
const TAKE = `
local taken = redis.call('INCR', KEYS[1])
if taken == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
if taken <= tonumber(ARGV[2]) then return 0 end
return math.max(redis.call('TTL', KEYS[1]), 1)`;

/** Counts tries before they are judged: a hundred guesses sent at once are still five. */
export class TryLimit {
  constructor(private readonly redis: RedisClient) {}

  /** Takes one try. 0 when it may go on, else the seconds until the next may. */
  async take(who: string): Promise<number> {
    const wait = await this.redis.eval(TAKE, {
      keys: [key(who)],
      arguments: [String(TRY_WINDOW_SECONDS), String(MAX_TRIES)],
    });
    return Number(wait);
  }

  /** Forgets the tries: the last one was right. */
  async clear(who: string): Promise<void> {
    await this.redis.del(key(who));
  }
}

const key = (who: string): string => `sign-in-tries:${who}`;
