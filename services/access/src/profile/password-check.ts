import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { passwordMatches } from '../sign-in/password-hash.ts';
import { refuseFor } from '../sign-in/refuse-for.ts';
import type { TryLimit } from '../sign-in/try-limit.ts';

/** Asks a signed-in user for the account's password again: an open screen proves no identity. */
export class PasswordCheck {
  constructor(private readonly tries: TryLimit) {}

  /** Refuses a wrong password; with 429 and Retry-After, without judging it, once the tries of `who` are used up. */
  async pass(who: string, hash: string, password: string): Promise<void> {
    refuseFor(await this.tries.take(who), ACCESS_MESSAGES.tooManyPasswordTries);
    if (!(await passwordMatches(hash, password))) throw new Refusal(ACCESS_MESSAGES.wrongOldPassword);
    await this.tries.clear(who);
  }
}
