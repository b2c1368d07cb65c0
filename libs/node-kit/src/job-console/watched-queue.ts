import type { JobSchema } from '@console/contract-core';
import { Queue } from 'bullmq';
import type { RedisClient } from '../database/redis.ts';
import type { Logger } from '../observe/logger.ts';
import { queueName, QUEUE_PREFIX, type Handed } from '../jobs/queue/job-queue.ts';
import { queueConnection } from '../jobs/queue/queue-connection.ts';

/**
 * A read-only view of a schema's queue over the process's own Redis connection: unlike `JobQueue` it writes
 * nothing to Redis. Close it with the process.
 */
export function watchedQueue(schema: JobSchema, redis: RedisClient, logger: Logger): Queue<Handed> {
  const queue = new Queue<Handed>(queueName(schema), {
    connection: queueConnection(redis),
    prefix: QUEUE_PREFIX,
    skipVersionCheck: true,
    skipMetasUpdate: true,
  });
  queue.on('error', (error) => logger.warn({ reason: error.message }, 'watched queue'));
  return queue;
}
