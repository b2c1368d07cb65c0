import type { Server } from 'node:net';

/** How many connections to a server are open. */
export function connectionsTo(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
