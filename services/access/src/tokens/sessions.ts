import { sessionKey, sessionSchema, type Session } from '@console/contract-core';
import type { SessionStore } from '@console/node-kit/auth';
import { realNow } from '@console/node-kit/clock';
import type { RedisClient } from '@console/node-kit/database';
import { refreshKey } from './refresh-tokens.ts';
import { SESSION_SECONDS } from './session-seconds.ts';

/** Replaces only the text that was read: a lock set meanwhile is never undone. */
const REPLACE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL')
return 1`;

const MAX_ATTEMPTS = 20;

/** The key of a session's wrong unlock passwords, which live as long as the session. */
export const unlockTriesKey = (sid: string): string => `unlock-tries:${sid}`;

/** The sessions in Redis: every service reads them, only this one writes them. */
export class Sessions {
  /** `remembered` is this process's cache of sessions, which every write clears. */
  constructor(
    private readonly redis: RedisClient,
    private readonly remembered: Pick<SessionStore, 'forget'>,
  ) {}

  async open(session: Session): Promise<void> {
    const text = JSON.stringify(session);
    await this.redis
      .multi()
      .set(sessionKey(session.sid), text, { expiration: { type: 'EX', value: SESSION_SECONDS } })
      .zRemRangeByScore(indexKey(session.userId), 0, realNow())
      .zAdd(indexKey(session.userId), { score: expiry(), value: session.sid })
      .expire(indexKey(session.userId), SESSION_SECONDS)
      .exec();
  }

  async read(sid: string): Promise<Session | null> {
    const text = await this.redis.get(sessionKey(sid));
    return text === null ? null : parse(text);
  }

  /**
   * Applies `change` to the current session, repeatedly when another write came between. Null when the session has
   * ended.
   */
  async update(sid: string, change: (session: Session) => Session): Promise<Session | null> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const text = await this.redis.get(sessionKey(sid));
      if (text === null) return null;
      const changed = change(parse(text));
      const written = await this.redis.eval(REPLACE, {
        keys: [sessionKey(sid)],
        arguments: [text, JSON.stringify(changed)],
      });
      this.remembered.forget(sid);
      if (written === 1) return changed;
    }
    throw new Error('a session was written by others too often to change it');
  }

  /** Extends the lifetime of a session that is in use. */
  async extend({ sid, userId }: Session): Promise<void> {
    await this.redis
      .multi()
      .expire(sessionKey(sid), SESSION_SECONDS)
      .expire(unlockTriesKey(sid), SESSION_SECONDS)
      .zAdd(indexKey(userId), { score: expiry(), value: sid }, { condition: 'XX' })
      .expire(indexKey(userId), SESSION_SECONDS)
      .exec();
  }

  async end({ sid, userId }: Pick<Session, 'sid' | 'userId'>): Promise<void> {
    await this.redis
      .multi()
      .del([sessionKey(sid), refreshKey(sid), unlockTriesKey(sid)])
      .zRem(indexKey(userId), sid)
      .exec();
    this.remembered.forget(sid);
  }

  /** Ends every session of a user but `kept`, and returns their ids. */
  async endAllOf(userId: number, kept?: string): Promise<readonly string[]> {
    const ending = (await this.of(userId)).filter((sid) => sid !== kept);
    await Promise.all(ending.map((sid) => this.end({ sid, userId })));
    return ending;
  }

  /** Applies `change` to every open session of a user. */
  async updateAllOf(userId: number, change: (session: Session) => Session): Promise<void> {
    await Promise.all((await this.of(userId)).map((sid) => this.update(sid, change)));
  }

  /** The ids of a user's sessions. */
  private of(userId: number): Promise<string[]> {
    return this.redis.zRange(indexKey(userId), realNow(), '+inf', { BY: 'SCORE' });
  }
}

const indexKey = (userId: number): string => `user-sessions:${userId}`;
const expiry = (): number => realNow() + SESSION_SECONDS * 1000;
const parse = (text: string): Session => sessionSchema.parse(JSON.parse(text));
