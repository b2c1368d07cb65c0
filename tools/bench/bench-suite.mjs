import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Children } from '../run/children.mjs';
import { Fault } from '../run/fault.mjs';
import { tryLock } from '../run/file-lock.mjs';
import { dataDirectory, serversDirectory } from '../run/paths.mjs';
import { openServers } from '../servers/open-servers.mjs';
import { startTestSuite } from '../tests/test-suite.mjs';
import { build, install } from '../workspace/build.mjs';

/**
 * Servers for one bench, with data kept between runs, and everything built.
 * @param {string} name
 * @param {import('./run-bench.mjs').Stops} stops
 */
export async function openBenchServers(name, stops) {
  const directory = join(dataDirectory(), `bench-${name}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const attempt = await tryLock(join(directory, 'run.lock'));
  if ('holder' in attempt) throw new Fault(`a bench is already running: process ${attempt.holder.pid}`);
  const children = new Children(directory);
  stops.push(async () => {
    children.close();
    await children.stopAll();
    await attempt.lock.release();
  });
  await children.endLeftovers();
  await install(() => undefined);
  const buildHash = await build(() => undefined);
  const place = { directory, children, databaseUrl: undefined, redisUrl: undefined };
  const servers = await openServers({ ...place, binaries: serversDirectory() });
  return { servers, directory, children, buildHash };
}

/**
 * A separate suite for measuring.
 * @param {string} size of the demo data
 * @param {import('./run-bench.mjs').Stops} stops
 * @param {{ without?: readonly string[] }} [options] workers that it does not start
 */
export async function openBenchSuite(size, stops, { without = [] } = {}) {
  // Benches run at any hour, and some of them make industries of their own.
  process.env.MAINTENANCE_WINDOW = '00:00-24:00';
  const { servers, directory, children, buildHash } = await openBenchServers(size, stops);
  const suite = await startTestSuite({
    directory,
    children,
    servers,
    buildHash,
    prefix: '',
    size,
    without,
    testClock: false,
  });
  stops.push(suite.stop);
  return { ...suite, servers, directory, children };
}
