import { Injectable } from '@nestjs/common';
import {
  ACCESS_MESSAGES,
  signInPasswordFits,
  type LoginInput,
  type UserInfo,
} from '@console/contract-access';
import { Refusal, type Message } from '@console/contract-core';
import type { IssuedTokens } from '../tokens/session-cookies.ts';
import { normalUsername } from '../users/normal-username.ts';
import { UserRepository } from '../users/user-repository.ts';
import { passwordMatches } from './password-hash.ts';
import { SessionService } from './session.service.ts';
import { SignInAudit, type FailedSignIn } from './sign-in-audit.ts';
import { SignInGate, type Attempt } from './sign-in-gate.ts';

export interface SignedIn {
  readonly info: UserInfo;
  readonly tokens: IssuedTokens;
}

export interface Caller {
  readonly address: string;
  readonly device: string | undefined;
}

/** Signing in with a user name and a password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly gate: SignInGate,
    private readonly users: UserRepository,
    private readonly sessions: SessionService,
    private readonly audit: SignInAudit,
  ) {}

  /** Refuses with 429 once the tries are used up, whatever the password. */
  async signIn(input: LoginInput, caller: Caller): Promise<SignedIn> {
    const attempt = { tenantId: input.tenantId, username: normalUsername(input.username), ...caller };
    const admission = await this.gate.admit(attempt);
    const info = await this.authenticate(attempt, input.password);
    const [device, tokens] = await Promise.all([
      this.gate.pass(admission),
      this.sessions.open(info, input.remember),
    ]);
    await this.audit.signedIn({ ...info, userId: info.id }, caller.address);
    return { info, tokens: device === undefined ? tokens : { ...tokens, device } };
  }

  /** A password that breaks the rule counts as a try too: only its message differs. */
  private async authenticate(attempt: Attempt, password: string): Promise<UserInfo> {
    const { tenantId, username } = attempt;
    const tenant = await this.users.tenant(tenantId);
    if (!tenant?.active) {
      return this.fail(attempt, null, 'unknown-tenant', ACCESS_MESSAGES.unknownTenant);
    }
    const known = await this.users.credentials(tenantId, username);
    const name = known === null ? null : username;
    if (!signInPasswordFits(password)) {
      return this.fail(attempt, name, 'password', ACCESS_MESSAGES.passwordRule);
    }
    const right = await passwordMatches(known?.passwordHash ?? null, password);
    if (known === null || !right) {
      return this.fail(attempt, name, 'password', ACCESS_MESSAGES.wrongCredentials);
    }
    const account = await this.users.account(tenantId, known.userId);
    if (!account?.active) return this.fail(attempt, name, 'disabled', ACCESS_MESSAGES.accountDisabled);
    return account.info;
  }

  private async fail(
    { tenantId, address }: Attempt,
    username: string | null,
    reason: FailedSignIn,
    message: Message,
  ): Promise<never> {
    await this.audit.failed({ tenantId, username, reason, address });
    throw new Refusal(message);
  }
}
