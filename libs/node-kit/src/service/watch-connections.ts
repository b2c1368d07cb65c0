import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerBrokenRequest, BODY_TOO_SLOW } from './broken-request.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { hasBody } from '../http/input/has-body.ts';

/** A body being received, and the bytes its connection had brought when the count of sweeps began. */
interface Body {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  sweeps: number;
  bytes: number;
}

/**
 * The bytes that waited when the count of sweeps began: they are read when this many bytes have been taken.
 */
interface Waiting {
  readonly goal: number;
  sweepsLeft: number;
}

interface Watched {
  body: Body | null;
  waiting: Waiting | null;
}

/**
 * Ends connections whose other side is too slow: a body that arrives too slowly is answered 408, a reader
 * that reads too slowly is disconnected. Requests without a body cost nothing but the sweep over open
 * connections.
 */
export function watchConnections(server: Server, limits: ConnectionLimits): void {
  const open = new Map<Socket, Watched>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, { body: null, waiting: null });
    socket.once('close', () => open.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    const watched = hasBody(request) ? open.get(request.socket) : undefined;
    if (watched) watched.body = { request, response, sweeps: 0, bytes: request.socket.bytesRead };
  });
  const sweep = (): void => {
    for (const [socket, watched] of open) {
      watched.body = bodyAfterSweep(watched.body);
      watched.waiting = waitingAfterSweep(socket, watched.waiting, limits);
      if (watched.body && isTooSlow(watched.body, limits)) endSlowBody(watched.body);
      else if (watched.waiting && watched.waiting.sweepsLeft < 0) socket.destroy();
    }
  };
  const timer = setInterval(sweep, limits.sweepMs).unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * The body after a sweep; null when it is complete. While the service does not read, the speed of its sender
 * is unknown.
 */
function bodyAfterSweep(body: Body | null): Body | null {
  if (body === null || body.request.complete) return null;
  const { request } = body;
  if (request.readableLength > 0) return { ...body, sweeps: 0, bytes: request.socket.bytesRead };
  body.sweeps += 1;
  return body;
}

/** Whether a body is too slow. Begins to count again after sweeps that brought enough. */
function isTooSlow(body: Body, { bodySweeps, bodyBytes }: ConnectionLimits): boolean {
  if (body.sweeps < bodySweeps) return false;
  const { bytesRead } = body.request.socket;
  if (bytesRead - body.bytes < bodyBytes) return true;
  body.sweeps = 0;
  body.bytes = bytesRead;
  return false;
}

/** Answers 408, unless the request was answered already or an earlier answer is being sent. */
function endSlowBody({ request, response }: Body): void {
  const { socket } = request;
  if (response.headersSent || response.socket === null) socket.destroy();
  else
    answerBrokenRequest(Object.assign(new Error('a body came too slowly'), { code: BODY_TOO_SLOW }), socket);
}

function waitingAfterSweep(
  socket: Socket,
  waiting: Waiting | null,
  { readerSweeps, readerBytesPerSweep }: ConnectionLimits,
): Waiting | null {
  const { writableLength, bytesWritten } = socket;
  if (writableLength === 0) return null;
  if (waiting !== null && bytesWritten - writableLength < waiting.goal) {
    waiting.sweepsLeft -= 1;
    return waiting;
  }
  return {
    goal: bytesWritten,
    sweepsLeft: readerSweeps + Math.ceil(writableLength / readerBytesPerSweep),
  };
}
