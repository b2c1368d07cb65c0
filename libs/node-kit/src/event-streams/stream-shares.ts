import { MESSAGES, type Session } from '@console/contract-core';
import { retryIn } from '../http/retry-in.ts';

/**
 * The maximum number of streams of a service; the gateway has more connections to it, so that other requests
 * find a free one.
 */
const MOST_OF_ALL = 40;
const MOST_OF_USER = 6;
/** The seconds after which a refused stream may be tried again. */
const RETRY_SECONDS = 5;

type Owner = Pick<Session, 'tenantId' | 'userId'>;

/**
 * Limits a service's event streams: a few per user, and per tenant at most as many as are left for the
 * others, so that no one uses all of them.
 */
export class StreamShares {
  private readonly byUser = new Map<string, number>();
  private readonly byTenant = new Map<string, number>();
  private taken = 0;

  /** How many are open. */
  get open(): number {
    return this.taken;
  }

  /**
   * Takes one stream. Returns a function that gives it back; further calls of it do nothing.
   * @throws Refusal tooManyStreams (429) of a user, streamsFull (503) of a tenant or all
   */
  take({ tenantId, userId }: Owner): () => void {
    const user = `${tenantId} ${userId}`;
    if ((this.byUser.get(user) ?? 0) >= MOST_OF_USER) throw retryIn(RETRY_SECONDS, MESSAGES.tooManyStreams);
    if ((this.byTenant.get(tenantId) ?? 0) >= MOST_OF_ALL - this.taken)
      throw retryIn(RETRY_SECONDS, MESSAGES.streamsFull);
    this.count(user, tenantId, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.count(user, tenantId, -1);
    };
  }

  private count(user: string, tenantId: string, by: 1 | -1): void {
    this.taken += by;
    add(this.byUser, user, by);
    add(this.byTenant, tenantId, by);
  }
}

/** Adds to a count; a count of zero is removed. */
function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
