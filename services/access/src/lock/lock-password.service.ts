import { Injectable } from '@nestjs/common';
import type { lockEntries } from '@console/contract-access';
import { MESSAGES, Refusal, type InputOf } from '@console/contract-core';
import type { Actor } from '../users/acting.ts';
import { PasswordCheck } from '../profile/password-check.ts';
import { PasswordWriter } from '../profile/password-writer.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { UserRepository } from '../users/user-repository.ts';

/** A password of the user's own for unlocking. */
@Injectable()
export class LockPasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly check: PasswordCheck,
    private readonly writer: PasswordWriter,
  ) {}

  /** Null goes back to the account's password, which either change asks for. */
  async set(
    actor: Actor,
    { password, lockPassword }: InputOf<typeof lockEntries.setLockPassword>,
  ): Promise<void> {
    const { sid, tenantId, userId } = actor;
    const secrets = await this.users.secrets(tenantId, userId);
    if (secrets === null) throw new Refusal(MESSAGES.noSession);
    await this.check.pass(`session ${sid}`, secrets.passwordHash, password);
    await this.writer.setLockPassword(actor, lockPassword === null ? null : await hashPassword(lockPassword));
  }
}
