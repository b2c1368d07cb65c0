import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserInfo } from '@console/contract-access';
import type { Session } from '@console/contract-core';
import { AccessTokens } from '../tokens/access-tokens.ts';
import { RefreshTokens, sidOf } from '../tokens/refresh-tokens.ts';
import type { IssuedTokens } from '../tokens/session-cookies.ts';
import { Sessions } from '../tokens/sessions.ts';
import { UserRepository } from '../users/user-repository.ts';
import { SignInAudit } from './sign-in-audit.ts';

/** The life of a session: opened, renewed, ended. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: Sessions,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly users: UserRepository,
    private readonly audit: SignInAudit,
  ) {}

  async open(info: UserInfo, remember: boolean): Promise<IssuedTokens> {
    const { id: userId, tenantId, username, realName, authorities } = info;
    const sid = randomBytes(16).toString('base64url');
    await this.sessions.open({ sid, userId, tenantId, username, realName, authorities, locked: false });
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
      await this.sessions.endAllOf(session.userId);
      return null;
    }
    const rotation = await this.refreshTokens.rotate(token);
    switch (rotation.outcome) {
      case 'unknown':
        return null;
      case 'reused':
        await this.sessions.end(session);
        await this.audit.tokenReused(session, address);
        return null;
      case 'overtaken':
        return { access: await this.accessTokens.issue(session) };
      case 'rotated':
        await this.bringUpToDate(session, account.info);
        return { access: await this.accessTokens.issue(session), refresh: rotation };
    }
  }

  /** Ends the session a request belongs to: by its access token, or by its refresh token alone. */
  async end(signed: Session | null, refreshToken: string | undefined, address: string): Promise<void> {
    const session = signed ?? (await this.heldBy(refreshToken));
    if (session === null) return;
    await this.sessions.end(session);
    await this.audit.signedOut(session, address);
  }

  private async heldBy(refreshToken: string | undefined): Promise<Session | null> {
    const sid = refreshToken === undefined ? null : await this.refreshTokens.holderOf(refreshToken);
    return sid === null ? null : this.sessions.read(sid);
  }

  /** Heals a session whose user was changed while Redis was away; keeps its lock as it stands. */
  private async bringUpToDate(session: Session, info: UserInfo): Promise<void> {
    const { realName, authorities } = info;
    await this.sessions.update(session.sid, (current) => ({ ...current, realName, authorities }));
    await this.sessions.extend(session);
  }
}
