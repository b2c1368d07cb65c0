import { createServer } from 'node:net';
import { freePort, freePorts, isPortFree } from './free-port.mjs';

test('ports requested together differ and are below those of outgoing connections', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(ports.every((port) => port >= 20_000 && port < 32_000)).toBe(true);
});

test('a port with a listener is not free', async () => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  const server = createServer();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
