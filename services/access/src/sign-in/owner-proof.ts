import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Session } from '@console/contract-core';
import { PasswordCheck } from '../profile/password-check.ts';
import { UserRepository } from '../users/user-repository.ts';

/**
 * Asks a signed-in user for the account's password before anything that outlives the session. Guesses are counted by
 * user, whatever they are for: a person at an open screen has five, not five of each kind.
 */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly users: UserRepository,
    private readonly check: PasswordCheck,
  ) {}

  /** Refuses a wrong password; with 429, without judging it, once the user's tries are used up. */
  async pass({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>, password: string): Promise<void> {
    const secrets = await this.users.secrets(tenantId, userId);
    if (secrets === null) throw new Refusal(MESSAGES.noSession);
    await this.check.pass(`user ${userId}`, secrets.passwordHash, password);
  }
}
