import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5000;

/**
 * Reads what is left of a body that was refused, and drops it. Closing on a caller who still sends would lose
 * them the answer: they would see a broken connection, and the gateway a service that is down. Bounded in
 * bytes and time; beyond that they do.
 */
export function readRest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(done, MOST_MS);
    function done(): void {
      clearTimeout(timer);
      request.off('data', read).off('end', done).off('close', done).off('error', done);
      resolve();
    }
    function read(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) done();
    }
    request.unpipe();
    request.on('data', read).once('end', done).once('close', done).once('error', done);
    request.resume();
  });
}
