import { createNodeRedisClient, type IRedisClient } from 'bullmq';
import type { RedisClient } from '../../database/redis.ts';

/**
 * A Redis client as BullMQ takes it. Its errors are told by the client itself; here they are taken, since
 * BullMQ lets go of them when it closes, before the client does, and an error that nobody takes ends the process.
 */
export function queueConnection(client: RedisClient): IRedisClient {
  const connection = createNodeRedisClient(client);
  connection.on('error', () => undefined);
  return connection;
}
