/** The real MariaDB and Redis of the tests. Throws when the run did not say where they are. */
export function testServers(redisDatabase: number): { readonly database: string; readonly redis: string } {
  const database = process.env['TEST_DATABASE_URL'];
  const redis = process.env['TEST_REDIS_URL'];
  if (!database || !redis) throw new Error('set TEST_DATABASE_URL and TEST_REDIS_URL');
  const own = new URL(redis);
  own.pathname = `/${redisDatabase}`;
  return { database, redis: own.href };
}
