import { Injectable } from '@nestjs/common';
import { SMS_RESEND_SECONDS, type signInEntries, type SmsCodeInput } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { UserRepository } from '../users/user-repository.ts';
import { SmsAway } from './sms-away.ts';
import { SmsDelivery } from './sms-delivery.ts';
import { SmsLimits } from './sms-limits.ts';

/** Sends codes to sign in with. */
@Injectable()
export class SmsCodeService {
  constructor(
    private readonly limits: SmsLimits,
    private readonly users: UserRepository,
    private readonly away: SmsAway,
    private readonly delivery: SmsDelivery,
  ) {}

  /**
   * Answers alike, as fast and under the same limits, whether or not a user of the tenant has the phone: the code is
   * sent after the answer. A failure of the provider shows in the next calls.
   */
  async send(input: SmsCodeInput, address: string): Promise<OutputOf<typeof signInEntries.smsCode>> {
    const { tenantId, phone } = input;
    await this.away.pass();
    await this.limits.admit(phone, address, input);
    const owner = await this.users.ofMobile(tenantId, phone);
    if (owner !== null) this.delivery.start({ tenantId, phone });
    return { resendInSeconds: SMS_RESEND_SECONDS };
  }
}
