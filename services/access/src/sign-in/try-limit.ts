import type { RedisClient } from '@console/node-kit/database';

export interface LimitOptions {
  /** Stands before every key, so that one limit does not count another's tries. */
  readonly key: string;
  /** Tries allowed within the window; the next one waits for its end. */
  readonly most: number;
  /** The window, from its first try on. */
  readonly seconds: number;
}

/** Wrong passwords and wrong codes. */
export const SIGN_IN_TRIES: LimitOptions = { key: 'sign-in-tries', most: 5, seconds: 15 * 60 };

/** KEYS: counter. ARGV: window in seconds, tries. Answers 0, or the seconds to wait. */
const TAKE = `
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
if taken >= tonumber(ARGV[2]) then return math.max(redis.call('TTL', KEYS[1]), 1) end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return 0`;

/** KEYS: counter. ARGV: window in seconds. */
const COUNT = `if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end`;

/** Counts tries: taken before they are judged, so that a hundred guesses sent at once are still five, or after. */
export class TryLimit {
  constructor(
    private readonly redis: RedisClient,
    private readonly options: LimitOptions = SIGN_IN_TRIES,
  ) {}

  /**
   * Takes one try. 0 when it may go on, else the seconds until the next may. A smaller `most` keeps the
   * last tries for those who show more.
   */
  async take(who: string, most = this.options.most): Promise<number> {
    const wait = await this.redis.eval(TAKE, {
      keys: [this.keyOf(who)],
      arguments: [String(this.options.seconds), String(most)],
    });
    return Number(wait);
  }

  /** Takes one for what has gone wrong already, whether or not one was left. */
  async count(who: string): Promise<void> {
    await this.redis.eval(COUNT, {
      keys: [this.keyOf(who)],
      arguments: [String(this.options.seconds)],
    });
  }

  /** How many were taken within the window. */
  async taken(who: string): Promise<number> {
    return Number(await this.redis.get(this.keyOf(who)));
  }

  /** The seconds until the next try, 0 while there is one left. Takes none. */
  async wait(who: string): Promise<number> {
    if ((await this.taken(who)) < this.options.most) return 0;
    return Math.max(await this.redis.ttl(this.keyOf(who)), 1);
  }

  /** Forgets the tries: the last one was right. */
  async clear(who: string): Promise<void> {
    await this.redis.del(this.keyOf(who));
  }

  private keyOf(who: string): string {
    return `${this.options.key}:${who}`;
  }
}
