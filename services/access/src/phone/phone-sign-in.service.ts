import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, type PhoneLoginInput } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import type { Caller } from '../sign-in/caller.ts';
import { Entrance, type SignedIn } from '../sign-in/entrance.ts';
import { SignInAudit } from '../sign-in/sign-in-audit.ts';
import { SignInGate } from '../sign-in/sign-in-gate.ts';
import { UserRepository, type Account } from '../users/user-repository.ts';
import { SmsCodes } from './sms-codes.ts';

/** Signing in with a phone and the code that was sent to it. */
@Injectable()
export class PhoneSignInService {
  constructor(
    private readonly gate: SignInGate,
    private readonly users: UserRepository,
    private readonly codes: SmsCodes,
    private readonly entrance: Entrance,
    private readonly audit: SignInAudit,
  ) {}

  /** Refuses with 429 once the tries of the phone and the network are used up, whatever the code. */
  async signIn({ tenantId, phone, code, remember }: PhoneLoginInput, caller: Caller): Promise<SignedIn> {
    const { address } = caller;
    const attempt = { tenantId, username: phoneName(phone), address, device: undefined };
    const admission = await this.gate.admit(attempt, null);
    const owner = await this.users.ofMobile(tenantId, phone);
    const right = await this.codes.use({ tenantId, phone }, code);
    const account = owner !== null && right ? await this.users.account(tenantId, owner.id) : null;
    const user = owner === null ? null : { userId: owner.id, username: owner.username };
    const failure = { tenantId, user, address };
    const refuse = async (): Promise<never> => {
      await this.gate.failed(attempt);
      await this.audit.failed({ ...failure, reason: 'sms-code' });
      throw new Refusal(ACCESS_MESSAGES.wrongSmsCode);
    };
    if (admission === null || account === null) return refuse();
    if (!account.active) {
      await this.audit.failed({ ...failure, reason: 'disabled' });
      throw new Refusal(ACCESS_MESSAGES.accountDisabled);
    }
    await this.gate.pass(admission);
    const isValid = async ({ info: { id } }: Account): Promise<boolean> =>
      (await this.users.ofMobile(tenantId, phone))?.id === id;
    return this.entrance.enter(account, { method: 'phone', remember, caller, proof: { isValid, refuse } });
  }
}

/** The name that a phone's tries are counted under, different from those of users. */
export const phoneName = (phone: string): string => `phone:${phone}`;
