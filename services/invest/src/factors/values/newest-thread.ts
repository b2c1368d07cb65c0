import { parentPort } from 'node:worker_threads';
import type { NewestOrder } from './newest-order.ts';
import { newestOutcome } from './newest-outcome.ts';

/** The data that a thread that computes newest rows is started with. */
export interface NewestThread {
  readonly kind: 'newest';
}

/**
 * The body of a thread that computes newest rows, one after another: reports that each began, and posts its outcome as
 * `{ result }`. An unexpected error ends the thread.
 */
export function serveNewest(): void {
  parentPort?.on('message', async (order: NewestOrder) => {
    parentPort?.postMessage('begun');
    parentPort?.postMessage({ result: await newestOutcome(order) });
  });
}
