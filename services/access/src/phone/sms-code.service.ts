import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  SMS_CODE_LENGTH,
  SMS_RESEND_SECONDS,
  type signInEntries,
  type SmsCodeInput,
} from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { UserRepository } from '../users/user-repository.ts';
import { SmsCodes } from './sms-codes.ts';
import { SmsLimits } from './sms-limits.ts';
import { SMS_SENDER, type SmsSender } from './sms-sender.ts';

/** Sends codes to sign in with. */
@Injectable()
export class SmsCodeService {
  constructor(
    private readonly limits: SmsLimits,
    private readonly users: UserRepository,
    private readonly codes: SmsCodes,
    @Inject(SMS_SENDER) private readonly sender: SmsSender,
  ) {}

  /** Answers alike, and sends nothing, when nobody of the tenant has the phone. */
  async send(input: SmsCodeInput, address: string): Promise<OutputOf<typeof signInEntries.smsCode>> {
    const { tenantId, phone } = input;
    await this.limits.admit(phone, address, input);
    const owner = await this.users.ofMobile(tenantId, phone);
    if (owner !== null) await this.sendNew(tenantId, phone);
    return { resendInSeconds: SMS_RESEND_SECONDS };
  }

  /** Kept before it is sent: a code that arrives is always good. */
  private async sendNew(tenantId: string, phone: string): Promise<void> {
    const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
    await this.codes.keep({ tenantId, phone }, code);
    try {
      await this.sender.send(phone, code);
    } catch (error) {
      await this.codes.drop({ tenantId, phone });
      await this.limits.allowResend(phone);
      throw error;
    }
  }
}
