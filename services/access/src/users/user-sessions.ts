import { Injectable } from '@nestjs/common';
import type { UserSession } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { SessionService } from '../sign-in/session.service.ts';
import type { Actor } from './acting.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';

/** The sessions of users, seen and ended by administrators. */
@Injectable()
export class UserSessions {
  constructor(
    private readonly changes: UserChanges,
    private readonly details: UserDetails,
    private readonly sessions: SessionService,
  ) {}

  /** Refuses (404) an id that is not the tenant's. */
  async list({ tenantId, sid }: Actor, userId: number): Promise<UserSession[]> {
    await this.details.find(tenantId, userId);
    return this.sessions.list({ tenantId, userId }, sid);
  }

  /**
   * Ends one session of the user, or all. Refuses (404) a user or a session that does not exist. A session ends in
   * Redis, so that comes first and the record after. Returns how many ended.
   */
  async end(actor: Actor, userId: number, sessionId?: number): Promise<number> {
    await this.changes.run(actor, (change) => change.target(userId));
    const ended = await this.endIn({ tenantId: actor.tenantId, userId }, sessionId);
    if (ended > 0) {
      const after = sessionId === undefined ? { sessions: ended } : { sessionId };
      await this.changes.run(actor, (change) => change.record('end-user-sessions', userId, { after }));
    }
    return ended;
  }

  private async endIn(
    owner: { readonly tenantId: string; readonly userId: number },
    sessionId: number | undefined,
  ): Promise<number> {
    if (sessionId === undefined) return this.sessions.endAllOf(owner);
    if (await this.sessions.endOne(owner, sessionId)) return 1;
    throw new Refusal(MESSAGES.notFound);
  }
}
