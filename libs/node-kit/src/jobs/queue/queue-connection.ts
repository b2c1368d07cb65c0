import { createNodeRedisClient, type IRedisClient } from 'bullmq';
import type { RedisClient } from '../../database/redis.ts';

/**
 * A Redis client as BullMQ takes it. The client logs its errors itself; here they are only handled, because
 * BullMQ removes its handler when it closes, before the client does, and an unhandled error ends the process.
 */
export function queueConnection(client: RedisClient): IRedisClient {
  const connection = createNodeRedisClient(client);
  connection.on('error', () => undefined);
  return connection;
}
