import { connect, type Socket } from 'node:net';

export interface OpenSockets {
  /** What the sockets have been answered, one text each. */
  readonly texts: string[];
  /** The number of sockets that the other side has not ended. */
  open(): number;
  /** Settles when the other side has ended all of them. */
  ended(): Promise<void>;
  close(): void;
}

export interface SocketsOptions {
  readonly count: number;
  /** What each sends at once. */
  readonly bytes: string;
  /** Sent by each again and again, as long as it is open. */
  readonly trickle?: { readonly bytes: string; readonly everyMs: number };
  /** Whether they read what they are answered. */
  readonly reads?: boolean;
  /** An address of this machine: each of 127.0.0.0/8 is one of its own. */
  readonly from?: string;
}

/** Opens many misbehaving connections at the same time. */
export function openSockets(
  url: string,
  { count, bytes, trickle, reads = true, from }: SocketsOptions,
): OpenSockets {
  const { hostname, port } = new URL(url);
  const texts = Array<string>(count).fill('');
  const timers: NodeJS.Timeout[] = [];
  const sockets = texts.map((_, index): Socket => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on('error', () => undefined);
    if (reads) socket.on('data', (chunk) => (texts[index] += String(chunk)));
    socket.write(bytes);
    if (trickle)
      timers.push(setInterval(() => socket.writable && socket.write(trickle.bytes), trickle.everyMs));
    return socket;
  });
  return {
    texts,
    open: () => sockets.filter((socket) => !socket.closed).length,
    ended: async () => {
      await Promise.all(
        sockets.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))),
      );
      timers.forEach(clearInterval);
    },
    close: () => {
      timers.forEach(clearInterval);
      sockets.forEach((socket) => socket.destroy());
    },
  };
}
