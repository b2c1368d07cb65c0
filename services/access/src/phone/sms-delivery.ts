import { randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SMS_CODE_LENGTH } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { LOGGER } from '@console/node-kit/config';
import type { Logger } from '@console/node-kit/observe';
import { SmsAway } from './sms-away.ts';
import { SmsCodes, type PhoneOfTenant } from './sms-codes.ts';
import { SMS_SENDER, type SmsSender } from './sms-sender.ts';

/** Makes codes and sends them after the call was answered, so that the time of an answer reveals nothing. */
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

  /** Resolves when no code is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all(this.underway);
  }

  onModuleDestroy(): Promise<void> {
    return this.settled();
  }

  /** Stores the code before it is sent, so that a code that arrives always works. Deletes one that was not sent. */
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
