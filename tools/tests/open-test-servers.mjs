import { stat } from 'node:fs/promises';
import { dropUnder } from '../database/schemas.mjs';
import { Fault } from '../run/fault.mjs';
import { serversDirectory } from '../run/paths.mjs';
import { openServers } from '../servers/open-servers.mjs';
import { folderId } from '../servers/secrets.mjs';
import { mariadbBinaries, redisBinary } from '../servers/server-binaries.mjs';
import { claimRedis } from './claim-redis.mjs';

/**
 * @typedef {import('../servers/open-servers.mjs').Servers & { prefix: string, programs: string | null }} TestServers
 *   `programs` names the servers' programs; null for given servers, whose programs are unknown
 * @typedef {{ databaseUrl: string | undefined, redisUrl: string | undefined }} Given
 */

/**
 * Servers for the tests alone, whatever DATABASE_URL and REDIS_URL name, if programs for them are available.
 * Otherwise the given servers, where the tests use schemas under a prefix of this folder and a Redis database that
 * was empty.
 * @param {{ directory: string, children: import('../run/children.mjs').Children, given: Given }} options
 * @returns {Promise<TestServers>}
 */
export async function openTestServers({ directory, children, given }) {
  const binaries = serversDirectory();
  const databaseUrl = await onlyIfNeeded(given.databaseUrl, () => mariadbBinaries(binaries));
  const givenRedis = await onlyIfNeeded(given.redisUrl, () => redisBinary(binaries));
  const redis = givenRedis ? await claimRedis(testRedis(givenRedis)) : null;
  // Their data is made for the run, so nothing waits for the disk. Tests that end a server have one of their own.
  const servers = await openServers({
    directory,
    binaries,
    children,
    databaseUrl,
    redisUrl: redis?.url,
    durable: false,
  });
  const prefix = servers.isPrivate ? '' : testPrefix(await folderId(directory));
  const empty = async () => {
    if (!servers.isPrivate) await dropUnder(servers.databaseUrl, prefix);
  };
  await empty();
  const stop = async () => {
    await redis?.release();
    await empty();
    await servers.stop();
  };
  const programs = servers.isPrivate && givenRedis === undefined ? await namePrograms(binaries) : null;
  return { ...servers, prefix, programs, stop };
}

/**
 * @param {string} directory of downloaded servers
 * @returns {Promise<string>} another one for other programs
 */
async function namePrograms(directory) {
  const files = [(await mariadbBinaries(directory)).mariadbd, (await redisBinary(directory)).redis];
  const found = await Promise.all(files.map(async (file) => ({ file, ...(await stat(file)) })));
  return found.map(({ file, size, mtimeMs }) => `${file} ${size} ${mtimeMs}`).join('\n');
}

/**
 * @param {string | undefined} url
 * @param {() => Promise<unknown>} findPrograms
 * @returns {Promise<string | undefined>} the given address where no private server is possible
 */
export async function onlyIfNeeded(url, findPrograms) {
  if (!url) return undefined;
  try {
    await findPrograms();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return url;
    throw error;
  }
}

/** @param {string} folder */
export function testPrefix(folder) {
  return `console_test_${folder}_`;
}

/**
 * The last of the databases a Redis has by default, unless another one is named.
 * @param {string} url
 */
export function testRedis(url) {
  const parts = new URL(url);
  if (parts.pathname.length <= 1) parts.pathname = '/15';
  return parts.toString();
}
