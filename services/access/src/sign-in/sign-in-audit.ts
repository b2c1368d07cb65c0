import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import { Audit } from '@console/node-kit/records';
import { DataSource } from 'typeorm';

export type FailedSignIn =
  | 'password'
  | 'sms-code'
  | 'captcha'
  | 'unknown-tenant'
  | 'disabled'
  | 'oauth'
  | 'token';

/** A user that a failed sign-in named. */
export type NamedUser = Pick<Session, 'userId' | 'username'>;

interface FailedTry {
  readonly tenantId: string;
  /** Null for a name no one has: it may be a password typed into the wrong field. */
  readonly user: NamedUser | null;
  readonly reason: FailedSignIn;
  readonly address: string;
}

type Holder = Pick<Session, 'tenantId' | 'userId' | 'username'>;

/** The audit lines of signing in and out. */
@Injectable()
export class SignInAudit {
  constructor(
    private readonly audit: Audit,
    private readonly database: DataSource,
  ) {}

  signedIn(holder: Holder, address: string, method: string): Promise<void> {
    return this.ofHolder('sign-in', holder, address, { method });
  }

  signedOut(holder: Holder, address: string): Promise<void> {
    return this.ofHolder('sign-out', holder, address);
  }

  /** A used refresh token came back, and its session was ended. */
  tokenReused(holder: Holder, address: string): Promise<void> {
    return this.ofHolder('refresh-reuse', holder, address);
  }

  failed({ tenantId, user, reason, address }: FailedTry): Promise<void> {
    return this.audit.record(this.database.manager, {
      session: null,
      tenantId,
      ...(user === null ? {} : { username: user.username }),
      service: 'access',
      action: 'access.sign-in-failed',
      subject: `user:${user?.userId ?? 'unknown'}`,
      after: { reason },
      address,
    });
  }

  private ofHolder(verb: string, holder: Holder, address: string, after?: object): Promise<void> {
    return this.audit.record(this.database.manager, {
      session: holder,
      service: 'access',
      action: `access.${verb}`,
      subject: `user:${holder.userId}`,
      ...(after === undefined ? {} : { after }),
      address,
    });
  }
}
