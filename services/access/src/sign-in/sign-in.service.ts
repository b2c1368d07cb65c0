import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, signInPasswordFits, type LoginInput } from '@console/contract-access';
import { Refusal, type Message } from '@console/contract-core';
import { normalUsername } from '../users/normal-username.ts';
import { UserRepository, type Account } from '../users/user-repository.ts';
import type { Caller } from './caller.ts';
import { Entrance, type SignedIn } from './entrance.ts';
import { passwordMatches } from './password-hash.ts';
import { SignInAudit, type FailedSignIn, type NamedUser } from './sign-in-audit.ts';
import { SignInGate, type Attempt } from './sign-in-gate.ts';

interface Authenticated {
  readonly account: Account;
  /** The hash that the password was compared with. */
  readonly passwordHash: string;
}

/** Signing in with a user name and a password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly gate: SignInGate,
    private readonly users: UserRepository,
    private readonly entrance: Entrance,
    private readonly audit: SignInAudit,
  ) {}

  /**
   * Refuses with 429 once the tries are used up, whatever the password, and asks for a captcha before
   * that. A password that came with a wrong captcha is not judged.
   */
  async signIn(input: LoginInput, caller: Caller): Promise<SignedIn> {
    const attempt = { tenantId: input.tenantId, username: normalUsername(input.username), ...caller };
    const admission = await this.gate.admit(attempt, input);
    if (admission === null) return this.failCaptcha(attempt);
    const { account, passwordHash } = await this.authenticate(attempt, input.password);
    await this.gate.pass(admission);
    return this.entrance.enter(account, {
      method: 'account',
      remember: input.remember,
      caller,
      proof: {
        isValid: async ({ info: { tenantId, id } }) =>
          (await this.users.secrets(tenantId, id))?.passwordHash === passwordHash,
        refuse: () => this.fail(attempt, userOf(account), 'password', ACCESS_MESSAGES.wrongCredentials),
      },
    });
  }

  /** A password that breaks the rule counts as a try too: only its message differs. */
  private async authenticate(attempt: Attempt, password: string): Promise<Authenticated> {
    const { tenantId, username } = attempt;
    const tenant = await this.users.tenant(tenantId);
    if (!tenant?.active) {
      return this.fail(attempt, null, 'unknown-tenant', ACCESS_MESSAGES.unknownTenant);
    }
    const known = await this.users.credentials(tenantId, username);
    const user = known === null ? null : { userId: known.userId, username };
    if (!signInPasswordFits(password)) {
      return this.fail(attempt, user, 'password', ACCESS_MESSAGES.passwordRule);
    }
    const right = await passwordMatches(known?.passwordHash ?? null, password);
    if (known === null || !right) {
      return this.fail(attempt, user, 'password', ACCESS_MESSAGES.wrongCredentials);
    }
    const account = await this.users.account(tenantId, known.userId);
    if (!account?.active) return this.fail(attempt, user, 'disabled', ACCESS_MESSAGES.accountDisabled);
    return { account, passwordHash: known.passwordHash };
  }

  private async failCaptcha(attempt: Attempt): Promise<never> {
    const known = await this.users.credentials(attempt.tenantId, attempt.username);
    const user = known === null ? null : { userId: known.userId, username: attempt.username };
    return this.fail(attempt, user, 'captcha', ACCESS_MESSAGES.wrongCaptcha);
  }

  private async fail(
    attempt: Attempt,
    user: NamedUser | null,
    reason: FailedSignIn,
    message: Message,
  ): Promise<never> {
    const { tenantId, address } = attempt;
    await this.gate.failed(attempt);
    await this.audit.failed({ tenantId, user, reason, address });
    throw new Refusal(message);
  }
}

const userOf = ({ info: { id, username } }: Account): NamedUser => ({ userId: id, username });
