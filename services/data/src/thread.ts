import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { realNow } from '@console/node-kit/clock';
import { importHere } from './imports/work/import-work.ts';
import type { ThreadData } from './imports/work/in-thread.ts';
import { undoHere } from './imports/work/undo-work.ts';

/**
 * The module of the worker's threads: imports or undoes, reports its progress, and posts the outcome as `{ result }`.
 */
const { task, cancelChannel, clockOffset } = workerData as ThreadData;
const cancelled = new AbortController();
const channel = new BroadcastChannel(cancelChannel);
channel.onmessage = () => cancelled.abort();

const follower = { signal: cancelled.signal, clock: { now: () => realNow() + clockOffset } };
const result = await (task.kind === 'import'
  ? importHere(task.work, { ...follower, onProgress: (progress) => parentPort?.postMessage(progress) })
  : undoHere(task.work, follower));
channel.close();
parentPort?.postMessage({ result });
