import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Children } from '../run/children.mjs';
import { Fault } from '../run/fault.mjs';
import { tryLock } from '../run/file-lock.mjs';
import { readJson } from '../run/json-file.mjs';
import { dataDirectory, serversDirectory } from '../run/paths.mjs';
import { step } from '../run/step.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { openServers } from '../servers/open-servers.mjs';
import { build, install } from '../workspace/build.mjs';
import { prepareSchemas } from './prepare-data.mjs';
import { planOf, runtimeFile } from './runtime.mjs';
import { choosePorts } from './service-plan.mjs';

/**
 * Runs one command on the data of this clone: beside a running `npm start`, or with servers of its own
 * for as long as it takes.
 * @param {string} name of the command, shown to other commands that find the data in use
 * @param {(plan: import('./prepare-data.mjs').PreparedPlan) => Promise<unknown>} work
 * @returns {Promise<number>} the exit code
 */
export async function withData(name, work) {
  const directory = dataDirectory();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const attempt = await tryLock(join(directory, 'run.lock'), name);
  if ('holder' in attempt) {
    const runtime = await readJson(
      runtimeFile(directory),
      /** @type {import('./runtime.mjs').Runtime | null} */ (null),
    );
    if (runtime === null)
      throw new Fault(
        `${attempt.holder.note} uses ${directory} (process ${attempt.holder.pid}): ` +
          'try again when it is READY or has ended',
      );
    await work(planOf(runtime));
    return 0;
  }
  // Left by a killed start: others would mistake it for that of a running one.
  await rm(runtimeFile(directory), { force: true });
  const children = new Children(directory);
  const done = await untilStopped(
    async () => {
      await work(await openData(directory, children));
      return true;
    },
    async () => {
      children.close();
      await children.stopAll();
      await attempt.lock.release();
    },
  );
  return done ? 0 : 130;
}

/**
 * @param {string} directory
 * @param {Children} children
 */
async function openData(directory, children) {
  await children.endLeftovers();
  const opening = openServers({
    directory,
    binaries: serversDirectory(),
    children,
    databaseUrl: process.env.DATABASE_URL,
    redisUrl: process.env.REDIS_URL,
  });
  const building = step('install', install).then(() => step('build', build));
  await Promise.allSettled([opening, building]);
  const [servers, buildHash] = await Promise.all([opening, building]);
  const { databaseUrl: adminUrl, redisUrl, isPrivate } = servers;
  const ports = await choosePorts(8080);
  const place = { directory, prefix: process.env.SCHEMA_PREFIX ?? '', redisUrl, ports, testClock: false };
  return prepareSchemas({ ...place, adminUrl, isPrivate, buildHash });
}
