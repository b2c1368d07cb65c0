import { ACCESS_MESSAGES } from '@console/contract-access';
import { networkOf } from '@console/node-kit/http';
import { refuseFor } from './refuse-for.ts';
import type { LimitOptions, TryLimit } from './try-limit.ts';

export const NETWORK_FAILURES: LimitOptions = { key: 'sign-in-network', most: 100, seconds: 15 * 60 };

/** Failures of a network after which each of its sign-ins needs a captcha. */
export const CAPTCHA_AFTER_FAILURES = 30;

/**
 * Failed sign-ins of a network, whatever their names: one password tried on everybody shows here alone. What
 * was right is neither counted nor forgives anything, so that an office behind one address signs in freely.
 */
export class NetworkLimit {
  constructor(private readonly failures: TryLimit) {}

  /** Refuses with 429 and Retry-After beyond the limit; answers whether a captcha is needed. */
  async admit(address: string): Promise<boolean> {
    const network = networkOf(address);
    refuseFor(await this.failures.wait(network), ACCESS_MESSAGES.tooManyTries);
    return (await this.failures.taken(network)) >= CAPTCHA_AFTER_FAILURES;
  }

  async failed(address: string): Promise<void> {
    await this.failures.count(networkOf(address));
  }
}
