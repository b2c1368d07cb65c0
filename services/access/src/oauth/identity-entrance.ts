import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import type { Caller } from '../sign-in/caller.ts';
import { Entrance, type SignedIn } from '../sign-in/entrance.ts';
import { SignInAudit } from '../sign-in/sign-in-audit.ts';
import { UserRepository, type Account } from '../users/user-repository.ts';
import { Identities } from './identities.ts';
import type { ExternalUser } from './provider.ts';

export interface Visit {
  readonly tenantId: string;
  readonly external: ExternalUser;
  /** The name of this way of signing in, in the audit log. */
  readonly method: string;
  readonly caller: Caller;
}

/** Opens a session for the user to whom an account of a third party is bound. */
@Injectable()
export class IdentityEntrance {
  constructor(
    private readonly identities: Identities,
    private readonly users: UserRepository,
    private readonly audit: SignInAudit,
    private readonly entrance: Entrance,
  ) {}

  /** Refuses an account that no user of the tenant has bound, and a user who is disabled. */
  async enter({ tenantId, external, method, caller }: Visit): Promise<SignedIn> {
    const refuse = (): Promise<never> =>
      Promise.reject(new Refusal(ACCESS_MESSAGES.notBound, { provider: external.title }));
    const userId = await this.identities.holder(tenantId, external);
    const account = userId === null ? null : await this.users.account(tenantId, userId);
    if (account === null) return refuse();
    if (!account.active) {
      const { id, username } = account.info;
      const user = { userId: id, username };
      await this.audit.failed({ tenantId, user, reason: 'disabled', address: caller.address });
      throw new Refusal(ACCESS_MESSAGES.accountDisabled);
    }
    const isValid = async ({ info: { id } }: Account): Promise<boolean> =>
      (await this.identities.holder(tenantId, external)) === id;
    return this.entrance.enter(account, { method, remember: false, caller, proof: { isValid, refuse } });
  }
}
