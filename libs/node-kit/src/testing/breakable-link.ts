import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'redis:': 6379, 'mysql:': 3306 };

/** A link between a client and a real server that can fail as networks and servers do. */
export interface BreakableLink {
  /** The server's address with the link in between. */
  readonly url: string;
  /** Every connection ends, new ones are ended at once. */
  cut(): void;
  /** Connections stay, nothing comes through. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function breakableLink(target: string): Promise<BreakableLink> {
  const { hostname, port, protocol } = new URL(target);
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port) || DEFAULT_PORTS[protocol] || 0, hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => {
        if (state === 'whole') to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const endAll = (): void => open.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href.replace(/\/$/, ''),
    cut: () => {
      state = 'cut';
      endAll();
    },
    freeze: () => {
      state = 'frozen';
    },
    mend: () => {
      // Data lost while frozen cannot be replaced, so those connections end.
      if (state === 'frozen') endAll();
      state = 'whole';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endAll();
      }),
  };
}
