import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, isMobile, type ProfileInput } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { Actor } from '../users/acting.ts';
import { UserRepository } from '../users/user-repository.ts';
import { PasswordCheck } from './password-check.ts';

/** Asks for the password before a mobile number changes: the owner of the number can sign in by a code. */
@Injectable()
export class PhoneProof {
  constructor(
    private readonly users: UserRepository,
    private readonly check: PasswordCheck,
  ) {}

  /**
   * Lets every profile pass whose mobile number is unchanged. Returns the version for which this was checked, where it
   * matters: the save refuses any other.
   */
  async pass(
    { tenantId, userId }: Actor,
    { phone, password, version }: ProfileInput,
  ): Promise<number | undefined> {
    if (phone === undefined || phone === null || !isMobile(phone)) return version;
    const account = await this.users.account(tenantId, userId);
    const secrets = await this.users.secrets(tenantId, userId);
    if (account === null || secrets === null) throw new Refusal(MESSAGES.noSession);
    const read = account.info.version;
    if (version !== undefined && version !== read) throw new Refusal(MESSAGES.conflict);
    if (account.info.phone === phone) return read;
    if (password === undefined) throw new Refusal(ACCESS_MESSAGES.passwordNeeded);
    await this.check.pass(`user ${userId}`, secrets.passwordHash, password);
    return read;
  }
}
