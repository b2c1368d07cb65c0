import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { LOGGER, REDIS, type Logger, type RedisClient } from '@console/node-kit';
import { SignInAudit } from '../sign-in/sign-in-audit.ts';
import { TryLimit, type LimitOptions } from '../sign-in/try-limit.ts';
import { tokenHash } from '../tokens/secret-token.ts';
import { ProviderFault } from './provider-fault.ts';

/** An office behind one address shares them: what was right is not counted. */
const OAUTH_TRIES: LimitOptions = { key: 'oauth-tries', most: 10, seconds: 15 * 60 };

export interface OauthAttempt {
  readonly tenantId: string;
  readonly address: string;
  /** What was tried, for the audit log. */
  readonly reason: 'oauth' | 'token';
}

/** Lets a bounded number of failed third-party sign-ins through for every address, and records them. */
@Injectable()
export class OauthGate {
  private readonly tries: TryLimit;

  constructor(
    @Inject(REDIS) redis: RedisClient,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly audit: SignInAudit,
  ) {
    this.tries = new TryLimit(redis, OAUTH_TRIES);
  }

  /**
   * What `identify` answers, counted as one try until it does. Its ProviderFault becomes a refusal: 401 and
   * a line of the audit log when the provider or this console refused, 503 when the provider is away.
   */
  async through<T>(attempt: OauthAttempt, identify: () => Promise<T>): Promise<T> {
    const who = tokenHash(attempt.address);
    const seconds = await this.tries.take(who);
    if (seconds > 0)
      throw new Refusal(ACCESS_MESSAGES.tooManyTries, { seconds }, { 'retry-after': String(seconds) });
    try {
      const identified = await identify();
      await this.tries.clear(who);
      return identified;
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      if (error.kind === 'away') await this.tries.clear(who);
      return this.refuse(attempt, error);
    }
  }

  /** For what is asked of a provider before anybody tries anything. */
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
    await this.audit.failed({ tenantId, username: null, reason: attempt.reason, address });
    throw new Refusal(ACCESS_MESSAGES.oauthRefused);
  }
}
