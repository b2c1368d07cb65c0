import { ACCESS_MESSAGES } from '@console/contract-access';
import { SessionStore } from '@console/node-kit/auth';
import { tableName } from '@console/node-kit/database';
import { CaptchaGate } from '../captcha/captcha-gate.ts';
import { Captchas } from '../captcha/captchas.ts';
import { SmsCodes } from '../phone/sms-codes.ts';
import { SmsLimits } from '../phone/sms-limits.ts';
import { KnownDevices } from '../sign-in/known-devices.ts';
import { NETWORK_FAILURES, NetworkLimit } from '../sign-in/network-limit.ts';
import { SignInGate, type Attempt } from '../sign-in/sign-in-gate.ts';
import { TryLimit } from '../sign-in/try-limit.ts';
import { Sessions } from '../tokens/sessions.ts';
import type { AskedCode } from './browser.ts';
import type { ScratchAccess } from './scratch-access.ts';

/** The keys that a suite's sign-ins left in a shared Redis: these and no others are deleted. */
export class RedisTraces {
  private attempts: Attempt[] = [];
  private codes: AskedCode[] = [];

  constructor(private readonly scratch: ScratchAccess) {}

  add(attempt: Attempt): void {
    this.attempts.push(attempt);
  }

  addCode(asked: AskedCode): void {
    this.codes.push(asked);
  }

  /** Resets every user's tries and limits of codes. */
  async forgetTries(): Promise<void> {
    const { redis } = this.scratch;
    const captchas = new Captchas(redis);
    const tries = new CaptchaGate(new ForgottenTries(redis), captchas, ACCESS_MESSAGES.tooManyTries);
    const network = new NetworkLimit(new ForgottenTries(redis, NETWORK_FAILURES));
    const gate = new SignInGate(tries, new KnownDevices(redis), network);
    for (const attempt of this.attempts) {
      await gate.admit(attempt, null);
      await gate.admit({ ...attempt, device: undefined }, null);
    }
    const limits = new SmsLimits((options) => new ForgottenTries(redis, options), captchas);
    for (const { phone, address, tenantId } of this.codes) {
      await limits.admit(phone, address, {});
      await new SmsCodes(redis).drop({ phone, tenantId });
      await new SmsCodes(redis).forgive({ phone, tenantId });
    }
    this.attempts = [];
    this.codes = [];
  }

  async remove(): Promise<void> {
    // First: the gate counts by device only while the device is known.
    await this.forgetTries();
    const { database, redis } = this.scratch;
    const sessions = new Sessions(redis, new SessionStore(redis));
    const users = await database.query<{ id: number; account: string }[]>(
      `SELECT id, CONCAT(tenant_id, '/', username) AS account FROM ${tableName('access', 'user')}`,
    );
    for (const { id, account } of users) {
      await sessions.endAllOf(id);
      await redis.del(`devices:${account}`);
    }
  }
}

/** A limit that deletes a count when asked for a try: only the gate knows the key by which it counts. */
class ForgottenTries extends TryLimit {
  override async take(who: string): Promise<number> {
    await this.clear(who);
    return 0;
  }

  override taken(who: string): Promise<number> {
    return this.take(who);
  }
}
