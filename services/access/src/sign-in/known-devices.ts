import { realNow } from '@console/node-kit/clock';
import type { RedisClient } from '@console/node-kit/database';
import { secretToken, tokenHash } from '../tokens/secret-token.ts';
import { DEVICE_SECONDS } from '../tokens/session-cookies.ts';

/** The number of devices kept; the oldest beyond it is forgotten: clients without cookies add one at every sign-in. */
const MAX_DEVICES = 20;

/**
 * The devices that a user has signed in on. Their tries are counted apart, so that a stranger who uses up the tries of
 * a user and an address does not lock the user out of their own browser.
 */
export class KnownDevices {
  constructor(private readonly redis: RedisClient) {}

  /** Makes a device of an account known; returns the token for its cookie. */
  async remember(account: string): Promise<string> {
    const token = secretToken();
    const expiry = realNow() + DEVICE_SECONDS * 1000;
    await this.redis
      .multi()
      .zAdd(key(account), { score: expiry, value: tokenHash(token) })
      .zRemRangeByRank(key(account), 0, -MAX_DEVICES - 1)
      .expire(key(account), DEVICE_SECONDS)
      .exec();
    return token;
  }

  async isKnown(token: string, account: string): Promise<boolean> {
    const expiry = await this.redis.zScore(key(account), tokenHash(token));
    return expiry !== null && expiry > realNow();
  }
}

const key = (account: string): string => `devices:${account}`;
