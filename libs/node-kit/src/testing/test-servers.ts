/** The real MariaDB and Redis of the tests. Throws when the run did not say where they are. */
export function testServers(): { readonly databaseUrl: string; readonly redisUrl: string } {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const redisUrl = process.env['TEST_REDIS_URL'];
  if (!databaseUrl || !redisUrl) throw new Error('set TEST_DATABASE_URL and TEST_REDIS_URL');
  return { databaseUrl, redisUrl };
}
