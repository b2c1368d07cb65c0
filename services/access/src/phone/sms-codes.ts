import { createHash } from 'node:crypto';
import type { RedisClient } from '@console/node-kit';

export const CODE_SECONDS = 5 * 60;
/** A code of four digits stands five guesses, from wherever they come. */
const MOST_WRONG = 5;

/** KEYS: code. ARGV: hash of the typed one, wrong ones allowed. 1 for the right code, which is then gone. */
const USE = `
local kept = redis.call('HGET', KEYS[1], 'hash')
if not kept then return 0 end
if kept == ARGV[1] then
  redis.call('DEL', KEYS[1])
  return 1
end
if redis.call('HINCRBY', KEYS[1], 'wrong', 1) >= tonumber(ARGV[2]) then redis.call('DEL', KEYS[1]) end
return 0`;

export interface PhoneOfTenant {
  readonly tenantId: string;
  readonly phone: string;
}

/** The codes that were sent and not used yet, hashed, one a phone. */
export class SmsCodes {
  constructor(private readonly redis: RedisClient) {}

  /** Takes the place of an older code. */
  async keep(phone: PhoneOfTenant, code: string): Promise<void> {
    const key = keyOf(phone);
    await this.redis
      .multi()
      .del(key)
      .hSet(key, { hash: hashOf(phone, code) })
      .expire(key, CODE_SECONDS)
      .exec();
  }

  /** Whether it is the phone's code. The right one is right once; five wrong ones end it. */
  async use(phone: PhoneOfTenant, code: string): Promise<boolean> {
    const right = await this.redis.eval(USE, {
      keys: [keyOf(phone)],
      arguments: [hashOf(phone, code), String(MOST_WRONG)],
    });
    return right === 1;
  }

  async drop(phone: PhoneOfTenant): Promise<void> {
    await this.redis.del(keyOf(phone));
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const keyOf = ({ tenantId, phone }: PhoneOfTenant): string => `sms-code:${digest(`${tenantId}/${phone}`)}`;
const hashOf = ({ tenantId, phone }: PhoneOfTenant, code: string): string =>
  digest(`${tenantId}/${phone} ${code}`);
