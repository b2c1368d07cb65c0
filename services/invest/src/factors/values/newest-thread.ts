import { parentPort } from 'node:worker_threads';
import type { NewestOrder } from './newest-order.ts';
import { newestOutcome } from './newest-outcome.ts';

/** What a thread that computes newest rows is started with. */
export interface NewestThread {
  readonly kind: 'newest';
}

/**
 * The body of a thread that computes newest rows, one after another: says of each that it began, and posts its outcome
 * as `{ result }`. What it cannot compute ends it.
 */
export function serveNewest(): void {
  parentPort?.on('message', async (order: NewestOrder) => {
    parentPort?.postMessage('begun');
    parentPort?.postMessage({ result: await newestOutcome(order) });
  });
}
