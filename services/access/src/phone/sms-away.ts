import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { SMS_SENDER, type SmsSender } from './sms-sender.ts';

const AWAY_SECONDS = 30;

/**
 * Whether the provider failed a moment ago. Every request gets the same answer, which reveals to no one which phones
 * exist.
 */
@Injectable()
export class SmsAway {
  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SMS_SENDER) private readonly sender: SmsSender,
  ) {}

  /** Refuses with `smsAway` for 30 s after a failure. */
  async pass(): Promise<void> {
    if ((await this.redis.exists(this.key)) === 1) throw new Refusal(ACCESS_MESSAGES.smsAway);
  }

  async note(): Promise<void> {
    await this.redis.set(this.key, '1', { expiration: { type: 'EX', value: AWAY_SECONDS } });
  }

  private get key(): string {
    return `sms-away:${this.sender.provider}`;
  }
}
