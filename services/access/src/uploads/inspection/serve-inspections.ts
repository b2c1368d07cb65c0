import { parentPort } from 'node:worker_threads';
import { inspectFile, type Inspection } from './inspect-file.ts';

/**
 * The body of a thread that looks into files, one after another: says of each that it began, and posts what came of
 * it as `{ result }`. What it cannot judge ends it.
 */
export function serveInspections(): void {
  parentPort?.on('message', async (order: Inspection) => {
    parentPort?.postMessage('begun');
    parentPort?.postMessage({ result: await inspectFile(order) });
  });
}
