import { Injectable } from '@nestjs/common';
import type { lockEntries } from '@console/contract-access';
import type { InputOf } from '@console/contract-core';
import type { Actor } from '../users/acting.ts';
import { PasswordWriter } from '../profile/password-writer.ts';
import { OwnerProof } from '../sign-in/owner-proof.ts';
import { hashPassword } from '../sign-in/password-hash.ts';

/** The password that a user sets for unlocking only. */
@Injectable()
export class LockPasswordService {
  constructor(
    private readonly proof: OwnerProof,
    private readonly writer: PasswordWriter,
  ) {}

  /**
   * Sets the lock password; null removes it, so that the account's password unlocks. Asks for the account's password.
   */
  async set(
    actor: Actor,
    { password, lockPassword }: InputOf<typeof lockEntries.setLockPassword>,
  ): Promise<void> {
    await this.proof.pass(actor, password);
    await this.writer.setLockPassword(actor, lockPassword === null ? null : await hashPassword(lockPassword));
  }
}
