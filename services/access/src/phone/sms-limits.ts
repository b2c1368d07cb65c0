import { ACCESS_MESSAGES, SMS_RESEND_SECONDS } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { CaptchaGate, type CaptchaAnswer } from '../captcha/captcha-gate.ts';
import type { Captchas } from '../captcha/captchas.ts';
import { networkOf } from '@console/node-kit/http';
import { refuseFor } from '../sign-in/refuse-for.ts';
import type { LimitOptions, TryLimit } from '../sign-in/try-limit.ts';

const BY_ADDRESS: LimitOptions = { key: 'sms-address', most: 20, seconds: 3600 };
const RESEND: LimitOptions = { key: 'sms-resend', most: 1, seconds: SMS_RESEND_SECONDS };
const BY_DAY: LimitOptions = { key: 'sms-day', most: 10, seconds: 24 * 3600 };

/** The limits of requests for codes: a message costs money, and the phone may be someone else's. */
export class SmsLimits {
  private readonly addresses: CaptchaGate;
  private readonly resend: TryLimit;
  private readonly days: TryLimit;

  constructor(limit: (options: LimitOptions) => TryLimit, captchas: Captchas) {
    this.addresses = new CaptchaGate(limit(BY_ADDRESS), captchas, ACCESS_MESSAGES.smsTooSoon);
    this.resend = limit(RESEND);
    this.days = limit(BY_DAY);
  }

  /**
   * Lets one message through, or refuses: 429 with Retry-After, or asks for a captcha. A phone is counted whatever the
   * tenant, and whether or not anyone has it.
   */
  async admit(phone: string, address: string, captcha: CaptchaAnswer): Promise<void> {
    if (!(await this.addresses.admit(networkOf(address), captcha)))
      throw new Refusal(ACCESS_MESSAGES.wrongCaptcha);
    refuseFor(await this.resend.take(phone), ACCESS_MESSAGES.smsTooSoon);
    refuseFor(await this.days.take(phone), ACCESS_MESSAGES.smsTooSoon);
  }
}
