import type { JobSchema } from '@console/contract-core';
import { Queue } from 'bullmq';
import type { RedisClient } from '../../database/redis.ts';
import { schemaName } from '../../database/schema-name.ts';
import type { Logger } from '../../observe/logger.ts';
import { queueConnection } from './queue-connection.ts';

/** A message of the queue: a job's id and its turn. Everything else is in the row. */
export interface Handed {
  readonly id: string;
  readonly turn: number;
}

/** The prefix of every queue's keys; SCHEMA_PREFIX in the name separates data sets on one Redis. */
export const QUEUE_PREFIX = 'jobs';
export const queueName = (schema: JobSchema): string => schemaName(schema);
/** The channel that publishes the id of a job that was asked to stop. */
export const cancelChannel = (schema: JobSchema): string => `${QUEUE_PREFIX}:${queueName(schema)}:cancel`;

/** The sending end of a schema's queue, over the process's own Redis connection. */
export class JobQueue {
  private readonly queue: Queue<Handed>;

  constructor(
    private readonly schema: JobSchema,
    private readonly redis: RedisClient,
    logger: Logger,
  ) {
    this.queue = new Queue<Handed>(queueName(schema), {
      connection: queueConnection(redis),
      prefix: QUEUE_PREFIX,
      skipVersionCheck: true,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.queue.on('error', (error) => logger.warn({ reason: error.message }, 'job queue'));
  }

  /**
   * Adds jobs that are not in the queue yet. One by one, because a transaction fails for ever once Redis has
   * lost the scripts.
   */
  async hand(
    jobs: readonly (Handed & { readonly name: string; readonly priority: number })[],
  ): Promise<void> {
    await Promise.all(
      jobs.map(({ id, turn, name, priority }) =>
        this.queue.add(name, { id, turn }, { jobId: `${id}-${turn}`, priority }),
      ),
    );
  }

  async sayCancelled(id: string): Promise<void> {
    await this.redis.publish(cancelChannel(this.schema), id);
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
