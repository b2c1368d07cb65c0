import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions, type Entities } from '../database/data-source-options.ts';
import type { MigrationClass } from '../database/ddl.ts';
import { migrate } from '../database/migrate.ts';
import { createRedis, type RedisClient } from '../database/redis.ts';
import { schemaName, SCHEMAS, type Schema } from '../database/schema-name.ts';
import { testServers } from './test-servers.ts';
import { killWorkers } from './worker-process.ts';

export interface ScratchData {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly database: DataSource;
  readonly redis: RedisClient;
  /** Ends the worker processes that are left, drops the schemas and closes the connections. */
  drop(): Promise<void>;
}

/**
 * Schemas of a suite's own, brought up to date: their prefix is new each time, so suites run beside each
 * other. Sets SCHEMA_PREFIX for the suite's process. Redis is shared; keys carry random ids. `entities` are the records
 * that the suite writes by hand.
 */
export async function scratchData(
  schemas: Readonly<Partial<Record<Schema, readonly MigrationClass[]>>> = {},
  entities: Entities = [],
): Promise<ScratchData> {
  process.env['SCHEMA_PREFIX'] =
    `t${process.env['JEST_WORKER_ID'] ?? '0'}_${randomBytes(4).toString('hex')}_`;
  const { databaseUrl, redisUrl } = testServers();
  for (const schema of SCHEMAS) {
    const migrations = schemas[schema];
    if (migrations) await migrate({ url: databaseUrl, schema, migrations });
  }
  const database = await new DataSource(
    dataSourceOptions({ url: databaseUrl, poolSize: 2, entities }),
  ).initialize();
  const redis = createRedis(redisUrl);
  // It reconnects by itself; a call made meanwhile fails and says so.
  redis.on('error', () => undefined);
  await redis.connect();
  return {
    databaseUrl,
    redisUrl,
    database,
    redis,
    drop: async () => {
      await killWorkers();
      for (const schema of SCHEMAS) await database.query(`DROP DATABASE IF EXISTS \`${schemaName(schema)}\``);
      await database.destroy();
      await redis.close();
    },
  };
}
