import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
/** The maximum number of bytes read of a body without a stated length. */
const MOST_UNTOLD_BYTES = 8 * 1024 * 1024;
const MOST_MS = 5000;
/** The silence after which a sender counts as waiting for the answer. */
const QUIET_MS = 250;

/**
 * Reads the rest of a refused body and drops it. If the connection were closed while the caller still sends,
 * the caller would see a broken connection instead of the answer, and the gateway a service that is down.
 * Stops at a maximum size, after a maximum time, and when the caller has stopped sending.
 */
export function readRest(request: IncomingMessage): Promise<void> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (request.complete || request.destroyed || declared > MOST_BYTES) return Promise.resolve();
  return new Promise((resolve) => {
    let left = declared || MOST_UNTOLD_BYTES;
    const timer = setTimeout(done, MOST_MS);
    const quiet = setTimeout(done, QUIET_MS);
    function count(chunk: Buffer): void {
      quiet.refresh();
      left -= chunk.length;
      if (left < 0) done();
    }
    function done(): void {
      clearTimeout(timer);
      clearTimeout(quiet);
      request.off('data', count).off('end', done).off('close', done).off('error', done);
      // A caller that still sends is read until the connection closes; the data is dropped.
      request.resume();
      resolve();
    }
    request.unpipe();
    request.once('end', done).once('close', done).once('error', done);
    request.on('data', count).resume();
  });
}
