import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, UNLOCK_TRIES } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { OwnAudit } from '../profile/own-audit.ts';
import type { Actor } from '../users/acting.ts';
import { passwordMatches } from '../sign-in/password-hash.ts';
import { SessionService } from '../sign-in/session.service.ts';
import { Sessions } from '../tokens/sessions.ts';
import { UserRepository } from '../users/user-repository.ts';
import { UnlockTries } from './unlock-tries.ts';

/** Locks and unlocks the caller's session, for every service at once. */
@Injectable()
export class LockService {
  constructor(
    private readonly sessions: Sessions,
    private readonly signIns: SessionService,
    private readonly tries: UnlockTries,
    private readonly users: UserRepository,
    private readonly audit: OwnAudit,
  ) {}

  /** Locks the session; one that is locked stays so. */
  async lock(actor: Actor): Promise<void> {
    if (await this.setLocked(actor, true)) await this.audit.record(actor, 'lock');
  }

  /**
   * Unlocks with the user's lock password, or the account's when none was set. A session that is not locked judges no
   * password: an open screen is no place to try them. The last wrong try ends the session.
   */
  async unlock(actor: Actor, password: string): Promise<void> {
    const { sid, tenantId, userId } = actor;
    // Read before a try is taken: an unavailable database costs no one a try.
    const secrets = await this.users.secrets(tenantId, userId);
    const attempt = await this.tries.take(sid);
    if (secrets === null || attempt.meets === 'nothing') throw new Refusal(MESSAGES.noSession);
    if (attempt.meets === 'open') return;
    if (attempt.number > UNLOCK_TRIES) return this.end(actor);
    const right = await passwordMatches(secrets.lockPasswordHash ?? secrets.passwordHash, password);
    if (!right) return this.refuse(actor, attempt.number);
    if (await this.setLocked(actor, false)) await this.audit.record(actor, 'unlock');
    await this.tries.forget(sid);
  }

  /** Sets the lock. Returns whether that changed anything. Refuses when the session has ended meanwhile. */
  private async setLocked({ sid }: Actor, locked: boolean): Promise<boolean> {
    let was = locked;
    const changed = await this.sessions.update(sid, (session) => {
      was = session.locked;
      return { ...session, locked };
    });
    if (changed === null) throw new Refusal(MESSAGES.noSession);
    return was !== locked;
  }

  private async refuse(actor: Actor, count: number): Promise<never> {
    const sessionEnded = count === UNLOCK_TRIES;
    if (sessionEnded) await this.signIns.close(actor);
    await this.audit.record(actor, 'unlock-failed', { after: { count } });
    if (sessionEnded) throw usedUp();
    throw new Refusal(ACCESS_MESSAGES.wrongUnlock);
  }

  /** Ends the session after the last try, without judging the password; also one that a crashed process left open. */
  private async end(actor: Actor): Promise<never> {
    await this.signIns.close(actor);
    throw usedUp();
  }
}

const usedUp = (): Refusal => new Refusal(ACCESS_MESSAGES.unlockTriesUsedUp, { tries: UNLOCK_TRIES });
