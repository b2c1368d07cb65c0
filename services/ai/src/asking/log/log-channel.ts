import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CONFIG, LOGGER, REDIS, type KitConfig } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import type { Logger } from '@console/node-kit/observe';
import type { LoggedEvent } from './question-log.ts';

/** The seconds after its last word after which a process counts as gone. */
const GONE_S = 15;

type Listener<T> = (message: T) => void;

/**
 * What processes tell one another: what was added to a question's log, which answer is to stop, and that they live. The
 * database has the log itself.
 */
@Injectable()
export class LogChannel implements OnModuleInit, OnModuleDestroy {
  private readonly subscriber: RedisClient;
  private readonly prefix: string;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(CONFIG) config: KitConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.prefix = `ai:${config.SCHEMA_PREFIX}`;
    this.subscriber = redis.duplicate();
    this.subscriber.on('error', (error: Error) => logger.warn({ reason: error.message }, 'redis of logs'));
  }

  async onModuleInit(): Promise<void> {
    await this.subscriber.connect();
  }

  async onModuleDestroy(): Promise<void> {
    await this.subscriber.close();
  }

  /** Never throws: readers also look themselves. */
  added(questionId: number, events: readonly LoggedEvent[]): void {
    this.send(this.logOf(questionId), events);
  }

  stop(answerId: number): void {
    this.send(`${this.prefix}:stop`, answerId);
  }

  /** Calls the listener with what is added from now on. Returns the function that ends this. */
  followLog(questionId: number, listener: Listener<readonly LoggedEvent[]>): () => void {
    return this.follow(this.logOf(questionId), listener);
  }

  followStops(listener: Listener<number>): () => void {
    return this.follow(`${this.prefix}:stop`, listener);
  }

  /** Says that a process lives. */
  async live(runner: string): Promise<void> {
    await this.redis.set(this.runnerKey(runner), '1', { expiration: { type: 'EX', value: GONE_S } });
  }

  async leave(runner: string): Promise<void> {
    await this.redis.del(this.runnerKey(runner));
  }

  async lives(runner: string): Promise<boolean> {
    return (await this.redis.exists(this.runnerKey(runner))) === 1;
  }

  private runnerKey(runner: string): string {
    return `${this.prefix}:runner:${runner}`;
  }

  private logOf(questionId: number): string {
    return `${this.prefix}:log:${questionId}`;
  }

  private send(channel: string, message: unknown): void {
    this.redis.publish(channel, JSON.stringify(message)).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a change of a log was not told');
    });
  }

  private follow<T>(channel: string, listener: Listener<T>): () => void {
    const take = (message: string): void => listener(JSON.parse(message) as T);
    const warn = (error: unknown): void => this.logger.warn({ err: error }, 'a log is not followed');
    this.subscriber.subscribe(channel, take).catch(warn);
    return () => void this.subscriber.unsubscribe(channel, take).catch(warn);
  }
}
