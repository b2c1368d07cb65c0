import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 32 * 1024 * 1024;
/** The most that is read of a body that does not say how long it is. */
const MOST_UNTOLD_BYTES = 8 * 1024 * 1024;
const MOST_MS = 5000;
/** Who has sent nothing for so long waits for the answer. */
const QUIET_MS = 250;

/**
 * Reads what is left of a body that was refused, and drops it. Closing on a caller who still sends would lose
 * them the answer: they would see a broken connection, and the gateway a service that is down. Not for a body
 * that is longer than is worth it, and not for ever; who has stopped sending is not waited for.
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
      // Whoever still sends is read until the connection closes, for nobody listens any more.
      request.resume();
      resolve();
    }
    request.unpipe();
    request.once('end', done).once('close', done).once('error', done);
    request.on('data', count).resume();
  });
}
