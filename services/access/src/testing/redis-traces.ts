import { SessionStore, tableName } from '@console/node-kit';
import { KnownDevices } from '../sign-in/known-devices.ts';
import { SignInGate, type Attempt } from '../sign-in/sign-in-gate.ts';
import { TryLimit } from '../sign-in/try-limit.ts';
import { Sessions } from '../tokens/sessions.ts';
import type { ScratchAccess } from './scratch-access.ts';

/** What a suite's sign-ins left in a Redis that is shared: these keys and no others are taken back. */
export class RedisTraces {
  private attempts: Attempt[] = [];

  constructor(private readonly scratch: ScratchAccess) {}

  add(attempt: Attempt): void {
    this.attempts.push(attempt);
  }

  /** Everybody has all their tries again. */
  async forgetTries(): Promise<void> {
    const { redis } = this.scratch;
    const gate = new SignInGate(new ForgottenTries(redis), new KnownDevices(redis));
    for (const attempt of this.attempts) {
      await gate.admit(attempt);
      await gate.admit({ ...attempt, device: undefined });
    }
    this.attempts = [];
  }

  async remove(): Promise<void> {
    // First: the gate counts by device only while it knows the device.
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

/** The gate alone knows what it counts a try by: asked for one more, this drops the count. */
class ForgottenTries extends TryLimit {
  override async take(who: string): Promise<number> {
    await this.clear(who);
    return 0;
  }
}
