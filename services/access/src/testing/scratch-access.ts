import { randomBytes } from 'node:crypto';
import {
  createRedis,
  dataSourceOptions,
  migrate,
  schemaName,
  SystemClock,
  type RedisClient,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { AccountWriter } from '../accounts/account-writer.ts';
import { addDemoUsers } from '../accounts/add-demo-users.ts';
import { migrations } from '../migrations.ts';
import { testServers } from './test-servers.ts';

export interface ScratchAccess {
  readonly database: DataSource;
  readonly redis: RedisClient;
  readonly redisUrl: string;
  readonly databaseUrl: string;
  readonly writer: AccountWriter;
  drop(): Promise<void>;
}

/** A schema of its own with the demo's users, and an emptied Redis database that no other suite uses. */
export async function scratchAccess(redisDatabase: number): Promise<ScratchAccess> {
  process.env['SCHEMA_PREFIX'] = `t_${randomBytes(5).toString('hex')}_`;
  const servers = testServers(redisDatabase);
  await migrate({ url: servers.database, schema: 'access', migrations });
  const database = await new DataSource(
    dataSourceOptions({ url: servers.database, poolSize: 2 }),
  ).initialize();
  const redis = createRedis(servers.redis);
  await redis.connect();
  await redis.flushDb();
  const writer = new AccountWriter(database, new SystemClock());
  await addDemoUsers(writer);
  return {
    database,
    redis,
    writer,
    redisUrl: servers.redis,
    databaseUrl: servers.database,
    drop: async () => {
      await database.query(`DROP DATABASE \`${schemaName('access')}\``);
      await database.destroy();
      await redis.close();
    },
  };
}
