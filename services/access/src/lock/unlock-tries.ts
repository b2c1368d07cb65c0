import { Inject, Injectable } from '@nestjs/common';
import { UNLOCK_TRIES } from '@console/contract-access';
import { sessionKey } from '@console/contract-core';
import { REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { unlockTriesKey } from '../tokens/sessions.ts';

/** The result of a try to unlock: no session, a session that is not locked, or the try's number, from one. */
export type UnlockTry =
  | { readonly meets: 'nothing' }
  | { readonly meets: 'open' }
  | { readonly meets: 'lock'; readonly number: number };

/** KEYS: session, counter. Returns -1 without a session, 0 when it is not locked, else the try's number. */
const TAKE = `
local session = redis.call('GET', KEYS[1])
if not session then return -1 end
if not cjson.decode(session).locked then return 0 end
local taken = redis.call('INCR', KEYS[2])
local life = redis.call('PTTL', KEYS[1])
if life > 0 then redis.call('PEXPIRE', KEYS[2], life) end
return taken`;

/**
 * Counts tries to unlock before they are judged, so that guesses sent together are limited like those sent one by one.
 */
@Injectable()
export class UnlockTries {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /** Takes one try, if the session is locked. */
  async take(sid: string): Promise<UnlockTry> {
    const number = Number(await this.redis.eval(TAKE, { keys: [sessionKey(sid), unlockTriesKey(sid)] }));
    if (number < 0) return { meets: 'nothing' };
    return number === 0 ? { meets: 'open' } : { meets: 'lock', number };
  }

  /** How many wrong passwords may still follow; the last of them ends the session. */
  async left(sid: string): Promise<number> {
    const taken = Number((await this.redis.get(unlockTriesKey(sid))) ?? 0);
    return Math.max(UNLOCK_TRIES - taken, 0);
  }

  /** Forgets the tries, after the right password. */
  async forget(sid: string): Promise<void> {
    await this.redis.del(unlockTriesKey(sid));
  }
}
