import { parentPort } from 'node:worker_threads';
import { inspectFile, type Inspection } from './inspect-file.ts';

/**
 * The body of a thread that inspects files, one after another: reports that each began, and posts its result as `{
 * result }`. An error that is not a refusal ends the thread.
 */
export function serveInspections(): void {
  parentPort?.on('message', async (order: Inspection) => {
    parentPort?.postMessage('begun');
    parentPort?.postMessage({ result: await inspectFile(order) });
  });
}
