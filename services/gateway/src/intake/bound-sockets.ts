import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@console/node-kit/http';
import { Shares, type Bounds } from '@console/node-kit/shares';

/**
 * Ends connections beyond those that one address may have, and all together. Not used behind a proxy, whose connections
 * are everyone's.
 */
export function boundSockets(server: Server, bounds: Bounds): void {
  const open = new Shares(bounds);
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const caller = { group: address, user: `${address} connected` };
    if (open.full(caller) === null) socket.once('close', open.take(caller));
    else socket.destroy();
  });
}
