import type { RedisClient } from '@console/node-kit/database';

export interface LimitOptions {
  /** The prefix of every key, so that one limit does not count another's tries. */
  readonly key: string;
  /** Tries allowed within the window; the next one waits for its end. */
  readonly most: number;
  /** The length of the window, which begins with its first try. */
  readonly seconds: number;
}

/** The limit of wrong passwords and wrong codes. */
export const SIGN_IN_TRIES: LimitOptions = { key: 'sign-in-tries', most: 5, seconds: 15 * 60 };

/** KEYS: counter. ARGV: window in seconds, tries. Returns 0, or the seconds to wait. */
const TAKE = `
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
if taken >= tonumber(ARGV[2]) then return math.max(redis.call('TTL', KEYS[1]), 1) end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return 0`;

/** KEYS: counter. ARGV: window in seconds. */
const COUNT = `if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end`;

/**
 * Counts tries, either before they are judged, so that of a hundred guesses sent at once only five are, or afterwards.
 */
export class TryLimit {
  constructor(
    private readonly redis: RedisClient,
    private readonly options: LimitOptions = SIGN_IN_TRIES,
  ) {}

  /**
   * Takes one try. Returns 0 when it may go on, else the seconds until the next may. A smaller `most` reserves the last
   * tries for callers who prove more.
   */
  async take(who: string, most = this.options.most): Promise<number> {
    const wait = await this.redis.eval(TAKE, {
      keys: [this.keyOf(who)],
      arguments: [String(this.options.seconds), String(most)],
    });
    return Number(wait);
  }

  /** Counts a failure that has already happened, whether or not a try was left. */
  async count(who: string): Promise<void> {
    await this.redis.eval(COUNT, {
      keys: [this.keyOf(who)],
      arguments: [String(this.options.seconds)],
    });
  }

  /** How many tries were taken within the window. */
  async taken(who: string): Promise<number> {
    return Number(await this.redis.get(this.keyOf(who)));
  }

  /** The seconds until the next try, 0 while there is one left. Takes none. */
  async wait(who: string): Promise<number> {
    if ((await this.taken(who)) < this.options.most) return 0;
    return Math.max(await this.redis.ttl(this.keyOf(who)), 1);
  }

  /** Forgets the tries, after a right one. */
  async clear(who: string): Promise<void> {
    await this.redis.del(this.keyOf(who));
  }

  private keyOf(who: string): string {
    return `${this.options.key}:${who}`;
  }
}
