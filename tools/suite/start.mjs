import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Children } from '../run/children.mjs';
import { Fault, runMain } from '../run/fault.mjs';
import { tryLock } from '../run/file-lock.mjs';
import { isPortFree } from '../run/free-port.mjs';
import { writeJson } from '../run/json-file.mjs';
import { dataDirectory, serversDirectory } from '../run/paths.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { openServers } from '../servers/open-servers.mjs';
import { describeDemo } from './demo-accounts.mjs';
import { loadDemo } from './load-demo.mjs';
import { prepareSuite } from './prepare-suite.mjs';
import { activateModules, removeOldReleases } from './release-modules.mjs';
import { runServices } from './run-services.mjs';
import { runtimeFile, runtimeOf } from './runtime.mjs';

/**
 * @typedef {{ port: number, children: Children, services: import('./run-services.mjs').RunningServices }} RunningSuite
 * @typedef {(suite: RunningSuite) => Promise<() => Promise<void>>} OnReady
 * @param {{ onReady?: OnReady }} [options] `onReady`: what `npm run dev` adds; returns the function that ends it
 */
export function main(options = {}) {
  return runMain(async () => {
    const { port, size } = readSettings();
    const directory = dataDirectory();
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const name = options.onReady ? 'npm run dev' : 'npm start';
    const attempt = await tryLock(join(directory, 'run.lock'), `${name} (http://localhost:${port})`);
    if ('holder' in attempt)
      throw new Fault(
        `${attempt.holder.note} is already running on ${directory}: process ${attempt.holder.pid}`,
      );
    // Left by a killed start: other commands would mistake it for that of this one.
    await rm(runtimeFile(directory), { force: true });
    const children = new Children(directory);
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    await untilStopped(
      (interrupted) => run({ directory, port, size, children, stops, interrupted, ...options }),
      async () => {
        children.close();
        for (const stop of stops.reverse()) await stop();
        await children.stopAll();
        await rm(runtimeFile(directory), { force: true });
        await attempt.lock.release();
      },
    );
    return 0;
  });
}

/**
 * @param {{ directory: string, port: number, size: string | undefined, children: Children,
 *   stops: (() => Promise<void>)[], interrupted: AbortSignal, onReady?: OnReady }} options
 */
async function run({ directory, port, size, children, stops, interrupted, onReady }) {
  if ((await children.endLeftovers()) > 0) console.log('Ended what a killed earlier run had left running.');
  if (!(await isPortFree(port)))
    throw new Fault(`Port ${port} is used by another program. Choose one: PORT=${port + 10} npm start`);
  const opening = openServers({
    directory,
    binaries: serversDirectory(),
    children,
    databaseUrl: process.env.DATABASE_URL,
    redisUrl: process.env.REDIS_URL,
  });
  const { plan, published, written } = await prepareSuite({ directory, port, size, opening });
  const hasDemo = await loadDemo(plan, written);
  await activateModules(plan, published);
  await removeOldReleases(plan, published);
  const services = runServices(plan, { shell: published.shell, children });
  stops.push(services.stop);
  await services.ready;
  await writeJson(runtimeFile(directory), runtimeOf(plan, published.shell));
  if (onReady) stops.push(await onReady({ port, children, services }));
  console.log(`\nREADY http://localhost:${port}   (${(performance.now() / 1000).toFixed(1)} s)`);
  console.log(hasDemo ? describeDemo() : 'First administrator: npm run create-admin -- --username NAME');
  console.log('Ctrl-C stops it.');
  await new Promise((resolve) => interrupted.addEventListener('abort', resolve));
}

function readSettings() {
  const port = Number(process.env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Fault(`PORT=${process.env.PORT} is not a port number`);
  const size = process.env.DEMO_SIZE || undefined;
  if (size !== undefined && !['none', 'tiny', 'small', 'full'].includes(size))
    throw new Fault(`DEMO_SIZE=${size}: choose none, small or full`);
  return { port, size };
}
