import { createHash } from 'node:crypto';
import type { RedisClient } from '@console/node-kit/database';

export const CODE_SECONDS = 5 * 60;
/** How many wrong guesses end a code of four digits, from wherever they come. */
export const MOST_WRONG = 3;
/** How many wrong guesses a phone's codes allow in a day, all together: at most one chance in a thousand. */
export const MOST_WRONG_A_DAY = 10;
const DAY_SECONDS = 24 * 3600;

/**
 * KEYS: code, the phone's wrong guesses. ARGV: hash of the typed code, wrong guesses allowed for the code and for the
 * phone, the latter's window in seconds. Returns 1 for the right code, which is deleted.
 */
const USE = `
local kept = redis.call('HGET', KEYS[1], 'hash')
if not kept then return 0 end
if tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[3]) then return 0 end
if kept == ARGV[1] then
  redis.call('DEL', KEYS[1])
  return 1
end
if redis.call('INCR', KEYS[2]) == 1 then redis.call('EXPIRE', KEYS[2], ARGV[4]) end
if redis.call('HINCRBY', KEYS[1], 'wrong', 1) >= tonumber(ARGV[2]) then redis.call('DEL', KEYS[1]) end
return 0`;

export interface PhoneOfTenant {
  readonly tenantId: string;
  readonly phone: string;
}

/** The codes that were sent and not used yet, hashed, one for each phone. */
export class SmsCodes {
  constructor(private readonly redis: RedisClient) {}

  /** Stores a code in place of an older one. */
  async keep(phone: PhoneOfTenant, code: string): Promise<void> {
    const key = smsCodeKey(phone);
    await this.redis
      .multi()
      .del(key)
      .hSet(key, { hash: hashOf(phone, code) })
      .expire(key, CODE_SECONDS)
      .exec();
  }

  /**
   * Whether it is the phone's code. The right one is right once; three wrong ones end it, and after ten within
   * a day no code of the phone is right until the day is over.
   */
  async use(phone: PhoneOfTenant, code: string): Promise<boolean> {
    const right = await this.redis.eval(USE, {
      keys: [smsCodeKey(phone), wrongKeyOf(phone)],
      arguments: [hashOf(phone, code), MOST_WRONG, MOST_WRONG_A_DAY, DAY_SECONDS].map(String),
    });
    return right === 1;
  }

  async drop(phone: PhoneOfTenant): Promise<void> {
    await this.redis.del(smsCodeKey(phone));
  }

  /** Resets the day's count of the phone's wrong guesses. */
  async forgive(phone: PhoneOfTenant): Promise<void> {
    await this.redis.del(wrongKeyOf(phone));
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
/** The key of a phone's code: Redis stores neither the phone nor the code in clear. */
export const smsCodeKey = ({ tenantId, phone }: PhoneOfTenant): string =>
  `sms-code:${digest(`${tenantId}/${phone}`)}`;
const wrongKeyOf = ({ tenantId, phone }: PhoneOfTenant): string =>
  `sms-wrong:${digest(`${tenantId}/${phone}`)}`;
const hashOf = ({ tenantId, phone }: PhoneOfTenant, code: string): string =>
  digest(`${tenantId}/${phone} ${code}`);
