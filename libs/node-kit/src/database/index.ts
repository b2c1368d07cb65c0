/**
 * MariaDB and Redis: names of schemas, connections, migrations, transactions. Queries have an entry point of
 * their own.
 */
export { addressOf } from './address-of.ts';
export { dataSourceOptions, type Entities } from './data-source-options.ts';
export { ddl, type MigrationClass } from './ddl.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
export { queryArrays } from './query-arrays.ts';
export { createRedis, type RedisClient } from './redis.ts';
export { schemaName, tableName, type Schema } from './schema-name.ts';
export { transact } from './transact.ts';
export { unlessDeadlocked } from './unless-deadlocked.ts';
export { watchConnection } from './watch-connection.ts';
export { waitFor } from './watched-driver.ts';
