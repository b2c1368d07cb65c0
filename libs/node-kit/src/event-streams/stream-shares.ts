import { MESSAGES, type Session } from '@console/contract-core';
import { retryIn } from '../http/retry-in.ts';

/** The gateway has so many connections to a service that requests find one free beside all these. */
const MOST_OF_ALL = 40;
const MOST_OF_USER = 6;
/** After which a refused stream is worth another try. */
const RETRY_SECONDS = 5;

type Owner = Pick<Session, 'tenantId' | 'userId'>;

/**
 * Shares out a service's event streams: a user has a few, a tenant at most as many as are left for the others, so that
 * no one of them takes all.
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
   * Takes one; the answer gives it back, once however often it is called.
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

/** Nothing is kept of who has none any more. */
function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
