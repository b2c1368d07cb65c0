import { TEST_CLOCK_KEY, type Clock } from '@console/contract-core';
import type { RedisClient } from '../database/redis.ts';
import type { Logger } from '../observe/logger.ts';

/** The real time, for lifetimes of tokens and sessions only. */
export const realNow = (): number => Date.now();

/** The service's clock. Under TEST_CLOCK=1 it adds the offset that tests keep in Redis. */
export class SystemClock implements Clock {
  private offset = 0;

  now(): number {
    return realNow() + this.offset;
  }

  /** Reads the offset and follows its changes. Returns a function that stops following. */
  async follow(redis: RedisClient, logger: Logger): Promise<() => Promise<void>> {
    const take = (text: string | null): void => {
      const offset = Number(text ?? 0);
      if (Number.isFinite(offset)) this.offset = offset;
    };
    const listener = redis.duplicate();
    const warn = (error: unknown): void => logger.warn({ err: error }, 'test clock');
    listener.on('error', warn);
    await listener.connect();
    await listener.subscribe(TEST_CLOCK_KEY, take);
    const read = async (): Promise<void> => take(await redis.get(TEST_CLOCK_KEY));
    await read();
    listener.on('ready', () => void read().catch(warn));
    return async () => {
      await listener.close();
    };
  }
}

/** Sets every following process's clock to `epochMs`; null restores the real time. For tests. */
export async function setTestClock(redis: RedisClient, epochMs: number | null): Promise<void> {
  const offset = epochMs === null ? 0 : epochMs - realNow();
  await redis.set(TEST_CLOCK_KEY, String(offset));
  await redis.publish(TEST_CLOCK_KEY, String(offset));
}
