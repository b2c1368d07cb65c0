import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { LOGGER, REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { networkOf } from '@console/node-kit/http';
import type { Logger } from '@console/node-kit/observe';
import { refuseFor } from '../sign-in/refuse-for.ts';
import { SignInAudit } from '../sign-in/sign-in-audit.ts';
import { TryLimit, type LimitOptions } from '../sign-in/try-limit.ts';
import { ProviderFault } from './provider-fault.ts';

/**
 * The limit of failures by network. An office behind one address shares it: only failures are counted, and many are
 * allowed.
 */
export const OAUTH_FAILURES: LimitOptions = { key: 'oauth-tries', most: 100, seconds: 15 * 60 };

export interface OauthAttempt {
  readonly tenantId: string;
  readonly address: string;
  /** The kind of sign-in, for the audit log. */
  readonly reason: 'oauth' | 'token';
}

/** Allows each network a bounded number of failed third-party sign-ins, and records them. */
@Injectable()
export class OauthGate {
  private readonly failures: TryLimit;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly audit: SignInAudit,
  ) {
    this.failures = new TryLimit(redis, OAUTH_FAILURES);
  }

  /**
   * Returns what `identify` returns. Its ProviderFault becomes a refusal: 401 and a line of the audit log when the
   * provider or this console refused, 503 when the provider is unavailable.
   */
  async through<T>(attempt: OauthAttempt, identify: () => Promise<T>): Promise<T> {
    refuseFor(await this.failures.wait(networkOf(attempt.address)), ACCESS_MESSAGES.tooManyTries);
    try {
      return await identify();
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      return this.refuse(attempt, error);
    }
  }

  /** The same for what is asked of a provider before anyone signs in: nothing is counted or recorded. */
  async asking<T>(ask: Promise<T>): Promise<T> {
    try {
      return await ask;
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      this.logger.warn({ reason: error.reason }, 'a provider of sign-ins is away');
      throw new Refusal(ACCESS_MESSAGES.providerAway);
    }
  }

  private async refuse(attempt: OauthAttempt, { kind, reason }: ProviderFault): Promise<never> {
    this.logger.warn({ tried: attempt.reason, reason }, `third-party sign-in: ${kind}`);
    if (kind === 'away') throw new Refusal(ACCESS_MESSAGES.providerAway);
    const { tenantId, address } = attempt;
    await this.failures.count(networkOf(address));
    await this.audit.failed({ tenantId, user: null, reason: attempt.reason, address });
    throw new Refusal(ACCESS_MESSAGES.oauthRefused);
  }
}
