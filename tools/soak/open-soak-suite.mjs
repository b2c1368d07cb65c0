import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Children } from '../run/children.mjs';
import { Fault } from '../run/fault.mjs';
import { tryLock } from '../run/file-lock.mjs';
import { dataDirectory, serversDirectory } from '../run/paths.mjs';
import { openServers } from '../servers/open-servers.mjs';
import { startTestSuite } from '../tests/test-suite.mjs';
import { build, install } from '../workspace/build.mjs';

/** Files kept between runs: the lock, and the ledger of processes. */
const KEPT = /^(run\.lock.*|children\.json)$/;

/**
 * @typedef {{ url: string, databaseUrl: string, redisUrl: string, prefix: string, directory: string,
 *   ports: Readonly<Record<string, number>>, pids: (names?: RegExp) => ReadonlyMap<string, number>,
 *   deaths: readonly string[], plan: import('../suite/prepare-data.mjs').PreparedPlan,
 *   children: Children }} SoakSuite `deaths` grows with every process that ends by itself; `pids` are those of the
 *   suite without its servers unless names are given
 */

/**
 * The whole suite on new data of its own, so that deletions of one run do not affect the next. Services check
 * answers against their schemas, so that one that breaks its contract is a 500.
 * @param {(() => Promise<void>)[]} stops
 * @param {{ without?: readonly string[] }} [options] workers that it does not start
 * @returns {Promise<SoakSuite>}
 */
export async function openSoakSuite(stops, { without = [] } = {}) {
  const directory = join(dataDirectory(), 'soak');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const attempt = await tryLock(join(directory, 'run.lock'));
  if ('holder' in attempt) throw new Fault(`a soak is already running: process ${attempt.holder.pid}`);
  // The maintenance window is always open, so that the calls behind it are reached at any hour.
  process.env.MAINTENANCE_WINDOW = '00:00-24:00';
  const children = new WatchedChildren(directory);
  stops.push(async () => {
    children.close();
    await children.stopAll();
    await attempt.lock.release();
  });
  await children.endLeftovers();
  for (const name of await readdir(directory))
    if (!KEPT.test(name)) await rm(join(directory, name), { recursive: true, force: true });
  await install(() => undefined);
  const buildHash = await build(() => undefined);
  const own = { directory, children, databaseUrl: undefined, redisUrl: undefined };
  const servers = await openServers({ ...own, binaries: serversDirectory() });
  const prefix = '';
  const suite = await startTestSuite({ directory, children, servers, buildHash, prefix, without });
  stops.push(suite.stop);
  const { databaseUrl, redisUrl } = servers;
  const { plan, url } = suite;
  const pids = (names = /^(?!mariadb|redis)/) => children.pids(names);
  const place = { url, databaseUrl, redisUrl, prefix, directory, ports: plan.ports };
  return { ...place, pids, deaths: children.deaths, plan, children };
}

/** Children that record every process that ended without being stopped. */
class WatchedChildren extends Children {
  /** @type {string[]} */
  deaths = [];
  /** @type {Map<string, number>} */
  #pids = new Map();

  /** The running processes with matching names. @param {RegExp} names */
  pids(names) {
    return new Map([...this.#pids].filter(([name]) => names.test(name)));
  }

  /**
   * @override
   * @param {string} name
   * @param {import('../run/children.mjs').ChildOptions} options
   */
  async start(name, options) {
    const child = await super.start(name, options);
    let asked = false;
    this.#pids.set(name, child.pid);
    void child.exited.then(async (code) => {
      if (this.#pids.get(name) === child.pid) this.#pids.delete(name);
      if (!asked && !this.closing.aborted)
        this.deaths.push(`${name} ended (${code}):\n${await child.logTail()}`);
    });
    return {
      ...child,
      stop: () => {
        asked = true;
        return child.stop();
      },
    };
  }
}
