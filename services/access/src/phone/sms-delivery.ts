import { randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SMS_CODE_LENGTH } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { SmsAway } from './sms-away.ts';
import { SmsCodes, type PhoneOfTenant } from './sms-codes.ts';
import { SMS_SENDER, type SmsSender } from './sms-sender.ts';

/** Makes codes and sends them while whoever asked is answered: how long that takes tells nobody anything. */
@Injectable()
export class SmsDelivery implements OnModuleDestroy {
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly codes: SmsCodes,
    private readonly away: SmsAway,
    @Inject(SMS_SENDER) private readonly sender: SmsSender,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(phone: PhoneOfTenant): void {
    const delivery = this.deliver(phone)
      .catch((error: unknown) => this.logger.error({ err: error }, 'sms code not delivered'))
      .finally(() => this.underway.delete(delivery));
    this.underway.add(delivery);
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    await Promise.all(this.underway);
  }

  onModuleDestroy(): Promise<void> {
    return this.settled();
  }

  /** Kept before it is sent: a code that arrives is always good. What was not sent is dropped. */
  private async deliver(phone: PhoneOfTenant): Promise<void> {
    const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
    await this.codes.keep(phone, code);
    try {
      if (!(await this.sender.send(phone.phone, code))) await this.codes.drop(phone);
    } catch (error) {
      await this.codes.drop(phone);
      if (!(error instanceof Refusal)) throw error;
      await this.away.note();
    }
  }
}
