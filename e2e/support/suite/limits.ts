import { withRedis } from './suite.ts';

/** Limits that count requests of an address: all journeys come from one, and may be run often. */
type AddressLimit = 'sms-address' | 'sign-in-network' | 'oauth-tries' | 'oauth-begins' | 'captcha-pictures';

/** Clears the count of a limit. */
export async function forgetTries(...limits: readonly AddressLimit[]): Promise<void> {
  await withRedis(async (redis) => {
    for (const limit of limits)
      for await (const keys of redis.scanIterator({ MATCH: `${limit}:*` }))
        if (keys.length > 0) await redis.del(keys);
  });
}
