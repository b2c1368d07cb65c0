import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, newPasswordFault, type PasswordInput } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { hashPassword } from '../sign-in/password-hash.ts';
import { SessionService } from '../sign-in/session.service.ts';
import { Sessions } from '../tokens/sessions.ts';
import { UserRepository } from '../users/user-repository.ts';
import type { Actor } from '../users/acting.ts';
import { PasswordCheck } from './password-check.ts';
import { PasswordWriter } from './password-writer.ts';

/** Changes the account's password. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly check: PasswordCheck,
    private readonly writer: PasswordWriter,
    private readonly signIns: SessionService,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Changes the password and ends the user's other sessions; the caller's own goes on, without the duty to change the
   * password.
   */
  async change(actor: Actor, input: PasswordInput): Promise<void> {
    const { sid, tenantId, userId, username } = actor;
    const { oldPassword, newPassword } = input;
    refuseUnfit(input, username);
    const old = await this.users.secrets(tenantId, userId);
    if (old === null) throw new Refusal(MESSAGES.noSession);
    await this.check.pass(`user ${userId}`, old.passwordHash, oldPassword);
    if (newPassword === oldPassword) throw new Refusal(ACCESS_MESSAGES.sameAsOldPassword);
    await this.writer.change(actor, old, await hashPassword(newPassword));
    await this.signIns.endAllOf(actor, sid);
    // Changes only this field: an authority that is revoked at this moment must not come back.
    await this.sessions.update(sid, (session) => ({ ...session, mustChangePassword: false }));
  }
}

/** Refuses what can be judged without the old password, in the order of the form. */
function refuseUnfit({ newPassword, newPassword1, repassword }: PasswordInput, username: string): void {
  const confirmed = [newPassword1, repassword].every((text) => text === undefined || text === newPassword);
  if (!confirmed) throw new Refusal(ACCESS_MESSAGES.passwordsDiffer);
  const fault = newPasswordFault(newPassword, username);
  if (fault !== null) throw new Refusal(fault);
}
