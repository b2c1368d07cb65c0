import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '../run/fault.mjs';
import { withLock } from '../run/file-lock.mjs';
import { fetchDebianServers, libraryPath } from './fetch-debian.mjs';
import { findBinary } from './find-binary.mjs';
import { SERVER_ADVICE } from './install-advice.mjs';

/**
 * @typedef {{ mariadbd: string, installDb: string, baseDirectory: string | null, env: NodeJS.ProcessEnv }} MariadbBinaries
 * @typedef {{ redis: string, env: NodeJS.ProcessEnv }} RedisBinary
 */

/**
 * @param {string} directory of downloaded servers
 * @returns {Promise<MariadbBinaries>} from PATH, else from Debian's packages
 */
export async function mariadbBinaries(directory) {
  const mariadbd = await findBinary(['mariadbd']);
  const installDb = await findBinary(['mariadb-install-db', 'mysql_install_db']);
  if (mariadbd !== null && installDb !== null)
    return { mariadbd, installDb, baseDirectory: null, env: process.env };
  const root = await fetched(directory);
  return {
    mariadbd: join(root, 'usr/sbin/mariadbd'),
    installDb: join(root, 'usr/bin/mariadb-install-db'),
    baseDirectory: join(root, 'usr'),
    env: await fetchedEnvironment(root),
  };
}

/**
 * @param {string} directory of downloaded servers
 * @returns {Promise<RedisBinary>}
 */
export async function redisBinary(directory) {
  const redis = await findBinary(['redis-server', 'valkey-server']);
  if (redis !== null) return { redis, env: process.env };
  const root = await fetched(directory);
  return { redis: join(root, 'usr/bin/redis-server'), env: await fetchedEnvironment(root) };
}

/**
 * @param {string} directory
 * @returns {Promise<string>} where the packages are unpacked
 */
async function fetched(directory) {
  const target = join(directory, 'debian');
  const root = join(target, 'root');
  return withLock(`${target}.lock`, async () => {
    if (await exists(join(root, 'usr/bin/redis-server'))) return root;
    const tools = await Promise.all(['apt-get', 'apt-cache', 'dpkg'].map((name) => findBinary([name])));
    if (tools.includes(null)) throw new Fault(SERVER_ADVICE);
    try {
      await fetchDebianServers(target);
    } catch (error) {
      throw new Fault(`${SERVER_ADVICE}\n\nDownloading them failed: ${String(error)}`);
    }
    return root;
  });
}

/** @param {string} root */
async function fetchedEnvironment(root) {
  const bin = join(root, 'usr/bin');
  return {
    ...process.env,
    PATH: [bin, join(root, 'usr/sbin'), dirname(process.execPath), process.env.PATH].join(':'),
    LD_LIBRARY_PATH: await libraryPath(root),
  };
}

/** @param {string} path */
function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}
