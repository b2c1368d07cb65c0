import { MESSAGES, Refusal, sessionKey, sessionSchema, type Session } from '@console/contract-core';
import { realNow } from '../clock/system-clock.ts';
import type { RedisClient } from '../database/redis.ts';

/** A revoked authority or session is seen within this time by every process. */
const FRESH_MS = 2000;
const MOST_CACHED = 10_000;

/** The sessions that the access service stores in Redis, cached for two seconds. */
export class SessionStore {
  private readonly cache = new Map<string, { readonly session: Session | null; readonly at: number }>();
  /** The reads under way whose answer may be cached, by session. */
  private readonly reading = new Map<string, symbol>();

  constructor(private readonly redis: Pick<RedisClient, 'get'>) {}

  /**
   * The session; null for one that ended. Refuses with 503 when Redis is unreachable.
   * @param freshMs the maximum age of a cached answer
   */
  async find(sid: string, freshMs = FRESH_MS): Promise<Session | null> {
    const kept = this.cache.get(sid);
    const now = realNow();
    if (kept && now - kept.at < freshMs) return kept.session;
    const read = Symbol(sid);
    this.reading.set(sid, read);
    try {
      const session = await this.read(sid);
      if (this.reading.get(sid) === read) this.keep(sid, session, now);
      return session;
    } finally {
      if (this.reading.get(sid) === read) this.reading.delete(sid);
    }
  }

  /**
   * Drops the cached session, for the process that itself changed it. The answer of a read that began before
   * is not cached either: it may be the old session.
   */
  forget(sid: string): void {
    this.cache.delete(sid);
    this.reading.delete(sid);
  }

  private keep(sid: string, session: Session | null, at: number): void {
    if (this.cache.size >= MOST_CACHED) this.cache.clear();
    this.cache.set(sid, { session, at });
  }

  private async read(sid: string): Promise<Session | null> {
    let text: string | null;
    try {
      text = await this.redis.get(sessionKey(sid));
    } catch (cause) {
      throw Object.assign(new Refusal(MESSAGES.unavailable), { cause });
    }
    return text === null ? null : sessionSchema.parse(JSON.parse(text));
  }
}
