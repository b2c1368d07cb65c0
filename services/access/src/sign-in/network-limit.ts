import { ACCESS_MESSAGES } from '@console/contract-access';
import { networkOf } from '@console/node-kit/http';
import { refuseFor } from './refuse-for.ts';
import type { LimitOptions, TryLimit } from './try-limit.ts';

export const NETWORK_FAILURES: LimitOptions = { key: 'sign-in-network', most: 100, seconds: 15 * 60 };

/** The number of a network's failures after which each of its sign-ins needs a captcha. */
export const CAPTCHA_AFTER_FAILURES = 30;

/**
 * Counts failed sign-ins by network, whatever their names: one password tried on everyone shows only here. A right
 * password is not counted and resets nothing, so that an office behind one address signs in freely.
 */
export class NetworkLimit {
  constructor(private readonly failures: TryLimit) {}

  /** Refuses with 429 and Retry-After beyond the limit; returns whether a captcha is needed. */
  async admit(address: string): Promise<boolean> {
    const network = networkOf(address);
    refuseFor(await this.failures.wait(network), ACCESS_MESSAGES.tooManyTries);
    return (await this.failures.taken(network)) >= CAPTCHA_AFTER_FAILURES;
  }

  async failed(address: string): Promise<void> {
    await this.failures.count(networkOf(address));
  }
}
