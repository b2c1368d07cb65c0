import { createServer } from 'node:net';

/** Ports below the range that systems use for outgoing connections, so that none of those takes them later. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * @param {number} count
 * @returns {Promise<number[]>} different free ports of 127.0.0.1
 */
export async function freePorts(count) {
  /** @type {import('node:net').Server[]} */
  const held = [];
  /** @type {number[]} */
  const ports = [];
  while (ports.length < count) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const server = await listen(port);
    if (server === null) continue;
    held.push(server);
    ports.push(port);
  }
  await Promise.all(held.map(close));
  return ports;
}

/** @returns {Promise<number>} */
export async function freePort() {
  const [port] = await freePorts(1);
  return /** @type {number} */ (port);
}

/** @param {number} port */
export async function isPortFree(port) {
  const server = await listen(port);
  if (server === null) return false;
  await close(server);
  return true;
}

/**
 * @param {number} port
 * @returns {Promise<import('node:net').Server | null>}
 */
function listen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}

/** @param {import('node:net').Server} server */
function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
