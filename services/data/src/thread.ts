import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { realNow } from '@console/node-kit';
import type { ThreadData } from './work/import-in-thread.ts';
import { importHere } from './work/import-work.ts';

/** The module of the import's thread: imports, tells how far it is, and posts the reports as `{ result }`. */
const { work, cancelChannel, clockOffset } = workerData as ThreadData;
const cancelled = new AbortController();
const channel = new BroadcastChannel(cancelChannel);
channel.onmessage = () => cancelled.abort();

const result = await importHere(work, {
  signal: cancelled.signal,
  clock: { now: () => realNow() + clockOffset },
  onProgress: (progress) => parentPort?.postMessage(progress),
});
channel.close();
parentPort?.postMessage({ result });
