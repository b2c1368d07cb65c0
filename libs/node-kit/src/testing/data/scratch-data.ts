import { DataSource } from 'typeorm';
import { dataSourceOptions, type Entities } from '../../database/data-source-options.ts';
import { createRedis, type RedisClient } from '../../database/redis.ts';
import { takeSchemas, type WantedSchemas } from './kept-schemas.ts';
import { testServers } from '../test-servers.ts';
import { killWorkers } from '../processes/worker-process.ts';

export interface ScratchData {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly database: DataSource;
  readonly redis: RedisClient;
  /** Ends the worker processes that are left, gives the schemas back and closes the connections. */
  drop(): Promise<void>;
}

/**
 * Migrated schemas of one suite: no other suite that runs meanwhile has their prefix. Sets SCHEMA_PREFIX for
 * the suite's process. Redis is shared; keys carry the prefix or random ids. `entities` are the records that
 * the suite writes by hand.
 */
export async function scratchData(
  schemas: WantedSchemas = {},
  entities: Entities = [],
): Promise<ScratchData> {
  const { databaseUrl, redisUrl } = testServers();
  const { prefix, giveBack } = await takeSchemas(databaseUrl, schemas);
  const database = await new DataSource(
    dataSourceOptions({ url: databaseUrl, poolSize: 2, entities }),
  ).initialize();
  const redis = createRedis(redisUrl);
  // It reconnects by itself; a call made meanwhile fails and says so.
  redis.on('error', () => undefined);
  await redis.connect();
  await forget(redis, prefix);
  return {
    databaseUrl,
    redisUrl,
    database,
    redis,
    drop: async () => {
      await killWorkers();
      await database.destroy();
      await redis.close();
      giveBack();
    },
  };
}

/** Deletes what an earlier suite with these schemas left in Redis: queues, workers that have gone. */
async function forget(redis: RedisClient, prefix: string): Promise<void> {
  for await (const keys of redis.scanIterator({ MATCH: `*${prefix}*`, COUNT: 1000 }))
    if (keys.length > 0) await redis.del(keys);
}
