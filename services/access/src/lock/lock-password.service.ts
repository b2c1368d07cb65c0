import { Injectable } from '@nestjs/common';
import type { lockEntries } from '@console/contract-access';
import type { InputOf } from '@console/contract-core';
import type { Actor } from '../users/acting.ts';
import { PasswordWriter } from '../profile/password-writer.ts';
import { OwnerProof } from '../sign-in/owner-proof.ts';
import { hashPassword } from '../sign-in/password-hash.ts';

/** A password of the user's own for unlocking. */
@Injectable()
export class LockPasswordService {
  constructor(
    private readonly proof: OwnerProof,
    private readonly writer: PasswordWriter,
  ) {}

  /** Null goes back to the account's password, which either change asks for. */
  async set(
    actor: Actor,
    { password, lockPassword }: InputOf<typeof lockEntries.setLockPassword>,
  ): Promise<void> {
    await this.proof.pass(actor, password);
    await this.writer.setLockPassword(actor, lockPassword === null ? null : await hashPassword(lockPassword));
  }
}
