import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { UserSession } from '@console/contract-access';
import type { Session } from '@console/contract-core';
import { AccessTokens } from '../tokens/access-tokens.ts';
import { RefreshTokens, sidOf } from '../tokens/refresh-tokens.ts';
import type { IssuedTokens } from '../tokens/session-cookies.ts';
import { Sessions } from '../tokens/sessions.ts';
import { UserRepository, type Account } from '../users/user-repository.ts';
import { SessionRecords, type SessionOrigin } from './session-records.ts';
import { SignInAudit } from './sign-in-audit.ts';

export interface OpenedSession {
  readonly sid: string;
  readonly tokens: IssuedTokens;
}

type Owner = Pick<Session, 'tenantId' | 'userId'>;

/** The life of a session: opened, renewed, ended, and shown to its owner. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: Sessions,
    private readonly records: SessionRecords,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly users: UserRepository,
    private readonly audit: SignInAudit,
  ) {}

  async open(account: Account, remember: boolean, origin: SessionOrigin): Promise<OpenedSession> {
    const { id: userId, tenantId, username, realName, authorities } = account.info;
    const { mustChangePassword } = account;
    const sid = randomBytes(16).toString('base64url');
    const session = { sid, userId, tenantId, username, realName, authorities, locked: false };
    // Recorded first, so that every session is one its owner can see and end.
    await this.records.opened({ ...session, mustChangePassword }, origin);
    await this.sessions.open({ ...session, mustChangePassword });
    const access = await this.accessTokens.issue({ userId, sid, tenantId });
    const refresh = { token: await this.refreshTokens.open(sid, remember), remember };
    return { sid, tokens: { access, refresh } };
  }

  /**
   * Updates a session to the user's current data, repeatedly if that changes meanwhile; its lock stays. `said` is the
   * data it has already. Returns the user as last read: a later change finds the session among those it updates. The
   * caller handles a user who may no longer sign in (null, or not active).
   */
  async settle(sid: string, said: Account): Promise<Account | null> {
    const { tenantId, id } = said.info;
    const now = await this.users.account(tenantId, id);
    if (!now?.active || isDeepStrictEqual(standing(now), standing(said))) return now;
    await this.sessions.update(sid, (session) => ({ ...session, ...standing(now) }));
    return this.settle(sid, now);
  }

  /**
   * New tokens for a refresh token. Null when it is unknown, its session ended, its account is disabled, or it was used
   * before, which ends the session. The user is read before the token is used up, so that an unavailable database costs
   * no one their session.
   */
  async renew(token: string | undefined, address: string): Promise<IssuedTokens | null> {
    const sid = token === undefined ? null : sidOf(token);
    const session = sid === null ? null : await this.sessions.read(sid);
    if (token === undefined || session === null) return null;
    const account = await this.users.account(session.tenantId, session.userId);
    if (!account?.active) {
      await this.endAllOf(session);
      return null;
    }
    const rotation = await this.refreshTokens.rotate(token);
    switch (rotation.outcome) {
      case 'unknown':
        return null;
      case 'reused':
        await this.close(session);
        await this.audit.tokenReused(session, address);
        return null;
      case 'overtaken':
        return { access: await this.accessTokens.issue(session) };
      case 'rotated':
        if (!(await this.bringUpToDate(session, account))) return null;
        return { access: await this.accessTokens.issue(session), refresh: rotation };
    }
  }

  /** Ends the session of a request: by its access token, or by its refresh token alone. */
  async end(signed: Session | null, refreshToken: string | undefined, address: string): Promise<void> {
    const session = signed ?? (await this.heldBy(refreshToken));
    if (session === null) return;
    await this.close(session);
    await this.audit.signedOut(session, address);
  }

  /** Ends a session without an audit line, which the caller writes. */
  async close(session: Pick<Session, 'sid' | 'userId'>): Promise<void> {
    await this.sessions.end(session);
    await this.records.ended([session.sid]);
  }

  /** Ends every session of a user but `kept`, after a changed password or a disabled account. Returns how many. */
  async endAllOf({ userId }: Owner, kept?: string): Promise<number> {
    const ended = await this.sessions.endAllOf(userId, kept);
    await this.records.ended(ended);
    return ended.length;
  }

  /** Ends the session of a record. False when the user has no such session. */
  async endOne(owner: Owner, recordId: number): Promise<boolean> {
    const record = (await this.records.open(owner)).find(({ id }) => id === recordId);
    if (record === undefined) return false;
    await this.close({ sid: record.sid, userId: owner.userId });
    return true;
  }

  /** The sessions of a user that are still valid. `current` is the caller's own. */
  async list(owner: Owner, current: string): Promise<UserSession[]> {
    const records = await this.records.open(owner);
    const live = await Promise.all(records.map(({ sid }) => this.sessions.read(sid)));
    return records.flatMap(({ sid, ...record }, index) => {
      const session = live[index];
      return session ? [{ ...record, current: sid === current, locked: session.locked }] : [];
    });
  }

  /** Updates a user's open sessions to the changed account; locks stay. */
  async follow(account: Account): Promise<void> {
    await this.sessions.updateAllOf(account.info.id, (session) => ({ ...session, ...standing(account) }));
  }

  private async heldBy(refreshToken: string | undefined): Promise<Session | null> {
    const sid = refreshToken === undefined ? null : await this.refreshTokens.holderOf(refreshToken);
    return sid === null ? null : this.sessions.read(sid);
  }

  /**
   * Updates a session whose user was changed while Redis was unavailable; its lock stays. False, and all sessions
   * ended, for a user who was disabled at this moment.
   */
  private async bringUpToDate(session: Session, account: Account): Promise<boolean> {
    const { sid } = session;
    await this.sessions.update(sid, (current) => ({ ...current, ...standing(account) }));
    const now = await this.settle(sid, account);
    if (!now?.active) {
      await this.endAllOf(session);
      return false;
    }
    await this.sessions.extend(session);
    await this.records.seen(sid);
    return true;
  }
}

/** The part of an account that a session repeats. */
const standing = ({ info: { realName, authorities }, mustChangePassword }: Account) => ({
  realName,
  authorities,
  mustChangePassword,
});
