import { randomBytes } from 'node:crypto';
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

  async open(account: Account, remember: boolean, origin: SessionOrigin): Promise<IssuedTokens> {
    const { id: userId, tenantId, username, realName, authorities } = account.info;
    const { mustChangePassword } = account;
    const sid = randomBytes(16).toString('base64url');
    const session = { sid, userId, tenantId, username, realName, authorities, locked: false };
    // Recorded first: a session that stands is always one its owner can see and end.
    await this.records.opened({ ...session, mustChangePassword }, origin);
    await this.sessions.open({ ...session, mustChangePassword });
    return {
      access: await this.accessTokens.issue({ userId, sid, tenantId }),
      refresh: { token: await this.refreshTokens.open(sid, remember), remember },
    };
  }

  /**
   * New tokens for a refresh token. Null when it buys nothing: unknown, its session ended, its account
   * disabled, or used before, which ends the session. The user is read before the token is used up, so
   * that a database that is away costs nobody their session.
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
        await this.bringUpToDate(session, account);
        return { access: await this.accessTokens.issue(session), refresh: rotation };
    }
  }

  /** Ends the session a request belongs to: by its access token, or by its refresh token alone. */
  async end(signed: Session | null, refreshToken: string | undefined, address: string): Promise<void> {
    const session = signed ?? (await this.heldBy(refreshToken));
    if (session === null) return;
    await this.close(session);
    await this.audit.signedOut(session, address);
  }

  /** Ends a session without an audit line of its own: whoever calls says why. */
  async close(session: Pick<Session, 'sid' | 'userId'>): Promise<void> {
    await this.sessions.end(session);
    await this.records.ended([session.sid]);
  }

  /** Ends every session of a user but `kept`: a changed password, a disabled account. Answers how many. */
  async endAllOf({ userId }: Owner, kept?: string): Promise<number> {
    const ended = await this.sessions.endAllOf(userId, kept);
    await this.records.ended(ended);
    return ended.length;
  }

  /** Ends the session that a record names. False when the user has none of that name. */
  async endOne(owner: Owner, recordId: number): Promise<boolean> {
    const record = (await this.records.standing(owner.tenantId, owner.userId)).find(
      ({ id }) => id === recordId,
    );
    if (record === undefined) return false;
    await this.close({ sid: record.sid, userId: owner.userId });
    return true;
  }

  /** The sessions of a user that still open something. `current` is the asker's own. */
  async list(owner: Owner, current: string): Promise<UserSession[]> {
    const records = await this.records.standing(owner.tenantId, owner.userId);
    const live = await Promise.all(records.map(({ sid }) => this.sessions.read(sid)));
    return records.flatMap(({ sid, ...record }, index) => {
      const session = live[index];
      return session ? [{ ...record, current: sid === current, locked: session.locked }] : [];
    });
  }

  /** Makes open sessions follow what changed of their user; locks stand as they do. */
  async follow({ info, mustChangePassword }: Account): Promise<void> {
    const { id: userId, realName, authorities } = info;
    await this.sessions.updateAllOf(userId, (session) => ({
      ...session,
      realName,
      authorities,
      mustChangePassword,
    }));
  }

  private async heldBy(refreshToken: string | undefined): Promise<Session | null> {
    const sid = refreshToken === undefined ? null : await this.refreshTokens.holderOf(refreshToken);
    return sid === null ? null : this.sessions.read(sid);
  }

  /** Heals a session whose user was changed while Redis was away; keeps its lock as it stands. */
  private async bringUpToDate(session: Session, { info, mustChangePassword }: Account): Promise<void> {
    const { realName, authorities } = info;
    await this.sessions.update(session.sid, (current) => ({
      ...current,
      realName,
      authorities,
      mustChangePassword,
    }));
    await this.sessions.extend(session);
    await this.records.seen(session.sid);
  }
}
