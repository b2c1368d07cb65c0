import { join } from 'node:path';
import { MODULES } from '../publish/modules.mjs';
import { freePorts } from '../run/free-port.mjs';
import { ROOT } from '../run/paths.mjs';
import { step } from '../run/step.mjs';
import { ask, awaitServer } from '../servers/await-server.mjs';
import { main as start } from '../suite/start.mjs';
import { startDevProxy } from './dev-proxy.mjs';
import { watchServices } from './watch-services.mjs';

/** `npm run dev`: what `npm start` runs, with development servers in front that follow every saved file. */
export function main() {
  return start({ onReady: develop });
}

/**
 * @param {import('../suite/start.mjs').RunningSuite} suite
 * @returns {Promise<() => Promise<void>>} stops what it added
 */
async function develop({ port, children, services }) {
  const [proxyPort = 0, shellPort = 0, ...modulePorts] = await freePorts(MODULES.length + 2);
  /** @type {Map<string, number>} */
  const ports = new Map(MODULES.map((module, index) => [module, modulePorts[index] ?? 0]));
  // A numeric address like that of the servers: they would send no updates to a page of another host name.
  const addressOf = (/** @type {string} */ module) =>
    ports.has(module) ? `http://127.0.0.1:${ports.get(module)}` : undefined;
  const proxy = await startDevProxy({ port: proxyPort, gatewayPort: port, addressOf });
  /** @param {string} directory @param {number} own */
  const serve = (directory, own) =>
    step(`development server of ${directory}`, async () => {
      const child = await children.start(`dev-${directory}`, {
        file: process.execPath,
        args: [join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve', '--port', String(own)],
        cwd: join(ROOT, directory),
        env: { ...process.env, NODE_ENV: 'development', GATEWAY_URL: `http://127.0.0.1:${proxyPort}` },
      });
      await awaitServer(child, () => ask(own, 'GET / HTTP/1.0\r\n\r\n', () => true));
    });
  await Promise.all([
    serve('shell', shellPort),
    ...[...ports].map(([module, own]) => serve(`mfe-${module}`, own)),
  ]);
  const unwatch = await watchServices((service) => services.restart(service));
  console.log(`\nDEV   http://127.0.0.1:${shellPort}   follows every saved file`);
  return async () => {
    await unwatch();
    proxy.closeAllConnections();
    proxy.close();
  };
}
