import type { RedisClient } from '@console/node-kit/database';
import { secretToken, tokenHash } from './secret-token.ts';
import { SESSION_SECONDS } from './session-seconds.ts';

/** How long the previous token is forgiven, in milliseconds: two tabs that wake together send the same one. */
export const GRACE_MS = 10_000;

export const refreshKey = (sid: string): string => `refresh:${sid}`;

export type Rotation =
  | { readonly outcome: 'rotated'; readonly token: string; readonly remember: boolean }
  /** Another tab rotated a moment ago and has the successor. */
  | { readonly outcome: 'overtaken' }
  /** A used token came back: its owner or its sender is a thief. */
  | { readonly outcome: 'reused' }
  | { readonly outcome: 'unknown' };

/** KEYS: family. ARGV: presented hash, successor's hash, grace in ms, lifetime in seconds. */
const ROTATE = `
local family = redis.call('HMGET', KEYS[1], 'current', 'previous', 'rotatedAt', 'remember')
if not family[1] then return 'unknown' end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if family[1] == ARGV[1] then
  redis.call('HSET', KEYS[1], 'current', ARGV[2], 'previous', ARGV[1], 'rotatedAt', string.format('%.0f', now))
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  return 'rotated' .. family[4]
end
if family[2] == ARGV[1] and now - tonumber(family[3]) <= tonumber(ARGV[3]) then return 'overtaken' end
redis.call('DEL', KEYS[1])
return 'reused'`;

/**
 * Refresh tokens, `<sid>.<secret>`: opaque, rotated at every use, one family for each session. Redis stores only
 * hashes, and compares and swaps in one step, so that of concurrent uses one wins.
 */
export class RefreshTokens {
  constructor(
    private readonly redis: RedisClient,
    private readonly graceMs = GRACE_MS,
  ) {}

  /** Starts the family of a session. */
  async open(sid: string, remember: boolean): Promise<string> {
    const token = `${sid}.${secretToken()}`;
    await this.redis
      .multi()
      .hSet(refreshKey(sid), { current: tokenHash(token), remember: remember ? '1' : '0' })
      .expire(refreshKey(sid), SESSION_SECONDS)
      .exec();
    return token;
  }

  async rotate(token: string): Promise<Rotation> {
    const sid = sidOf(token);
    if (sid === null) return { outcome: 'unknown' };
    const successor = `${sid}.${secretToken()}`;
    const outcome = await this.redis.eval(ROTATE, {
      keys: [refreshKey(sid)],
      arguments: [tokenHash(token), tokenHash(successor), String(this.graceMs), String(SESSION_SECONDS)],
    });
    switch (outcome) {
      case 'rotated1':
      case 'rotated0':
        return { outcome: 'rotated', token: successor, remember: outcome === 'rotated1' };
      case 'overtaken':
      case 'reused':
      case 'unknown':
        return { outcome };
      default:
        throw new Error('the rotation of a refresh token answered something unforeseen');
    }
  }

  /** The id of the session whose current token this is; null for any other text. */
  async holderOf(token: string): Promise<string | null> {
    const sid = sidOf(token);
    if (sid === null) return null;
    return (await this.redis.hGet(refreshKey(sid), 'current')) === tokenHash(token) ? sid : null;
  }
}

/** The id of the session that a token claims to belong to, unverified. */
export function sidOf(token: string): string | null {
  return /^([\w-]{16,64})\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}
