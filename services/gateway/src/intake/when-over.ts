import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const going = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `end` once a response is over: sent, or cut off. One that waits behind others on its connection ends with the
 * connection, without an event of its own.
 */
export function whenOver(response: ServerResponse, socket: Socket, end: () => void): void {
  const ends = going.get(socket) ?? endsOf(socket);
  const once = (): void => {
    if (ends.delete(once)) end();
  };
  ends.add(once);
  response.once('close', once);
}

/** One listener for all responses of a connection. */
function endsOf(socket: Socket): Set<() => void> {
  const ends = new Set<() => void>();
  going.set(socket, ends);
  socket.once('close', () => {
    for (const end of [...ends]) end();
  });
  return ends;
}
