import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal } from '@console/contract-core';
import { SessionService } from '../sign-in/session.service.ts';
import type { Actor } from '../users/acting.ts';
import { OwnAudit } from './own-audit.ts';

/** The sessions of a user, ended by the user. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly signIns: SessionService,
    private readonly audit: OwnAudit,
  ) {}

  /** Ends a session; ending the caller's own signs out. Refuses a session that is not one of the user's. */
  async end(actor: Actor, sessionId: number): Promise<void> {
    if (!(await this.signIns.endOne(actor, sessionId))) throw new Refusal(MESSAGES.notFound);
    await this.audit.record(actor, 'end-session', { before: { sessionId } });
  }

  /** Ends all sessions but the caller's; returns how many ended. */
  async endOthers(actor: Actor): Promise<number> {
    const sessions = await this.signIns.endAllOf(actor, actor.sid);
    if (sessions > 0) await this.audit.record(actor, 'end-other-sessions', { after: { sessions } });
    return sessions;
  }
}
