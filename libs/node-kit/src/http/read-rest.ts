import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5000;

/**
 * Reads what is left of a body that was refused, and drops it. Closing on a caller who still sends would lose
 * them the answer: they would see a broken connection, and the gateway a service that is down. Not for a body
 * that is longer than is worth it, nor for one that does not say how long it is: that could go on for ever.
 */
export function readRest(request: IncomingMessage): Promise<void> {
  const declared = Number(request.headers['content-length'] ?? Infinity);
  if (request.complete || request.destroyed || declared > MOST_BYTES) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, MOST_MS);
    function done(): void {
      clearTimeout(timer);
      request.off('end', done).off('close', done).off('error', done);
      resolve();
    }
    request.unpipe();
    request.once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}
