import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface BreakableProxy {
  readonly url: string;
  /** Cuts what is open and refuses what comes: the server behind is away. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between a service and its Redis, so that a test can take Redis away from that service alone. */
export async function breakableProxy(target: string): Promise<BreakableProxy> {
  const { hostname, port, pathname, username, password } = new URL(target);
  const credentials = password === '' ? '' : `${username}:${password}@`;
  const open = new Set<Socket>();
  let broken = false;
  const server = createServer((client) => {
    if (broken) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port || 6379), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    broken = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `redis://${credentials}127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
