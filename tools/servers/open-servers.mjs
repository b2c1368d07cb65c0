import { join } from 'node:path';
import { step } from '../run/step.mjs';
import { endOrphanedMariadb, startMariadb } from './mariadb.mjs';
import { endOrphanedRedis, startRedis } from './redis.mjs';
import { secrets } from './secrets.mjs';
import { mariadbBinaries, redisBinary } from './server-binaries.mjs';

/**
 * @typedef {{ databaseUrl: string, redisUrl: string, isPrivate: boolean, stop: () => Promise<void> }} Servers
 *   `isPrivate`: the database has no other users
 */

/**
 * The user's MariaDB and Redis where an address is given, private ones otherwise.
 * @param {{ directory: string, binaries: string, children: import('../run/children.mjs').Children,
 *   databaseUrl: string | undefined, redisUrl: string | undefined, durable?: boolean }} options `durable` as for
 *   `startMariadb`
 * @returns {Promise<Servers>}
 */
export async function openServers({ directory, binaries, children, databaseUrl, redisUrl, durable }) {
  const passwords = await secrets(directory, ['mariadb', 'redis']);
  const [database, redis] = await Promise.all([
    databaseUrl
      ? given(databaseUrl)
      : step('MariaDB', async () =>
          startMariadb({
            directory: join(directory, 'mariadb'),
            binaries: await mariadbBinaries(binaries),
            password: passwords.mariadb ?? '',
            children,
            durable,
          }),
        ),
    redisUrl
      ? given(redisUrl)
      : step('Redis', async () =>
          startRedis({
            directory: join(directory, 'redis'),
            binary: await redisBinary(binaries),
            password: passwords.redis ?? '',
            children,
          }),
        ),
  ]);
  return {
    databaseUrl: database.url,
    redisUrl: redis.url,
    isPrivate: !databaseUrl,
    stop: async () => {
      await Promise.all([database.stop(), redis.stop()]);
    },
  };
}

/**
 * Ends private servers that a killed run left behind, even when the ledger is lost.
 * @param {string} directory
 */
export async function endOrphanedServers(directory) {
  await endOrphanedMariadb(join(directory, 'mariadb'));
  await endOrphanedRedis(join(directory, 'redis'));
}

/** @param {string} url of a server that is not ours to stop */
function given(url) {
  return { url: url.replace(/(?<!\/)\/+$/, ''), stop: async () => undefined };
}
