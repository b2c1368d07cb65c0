import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import type { ImportProgress } from '@console/market';
import { realNow, runInThread } from '@console/node-kit';
import type { ImportWork, RunImport } from './import-work.ts';

/** What the thread is given: the work, the channel on which it hears that it is cancelled, the test clock's offset. */
export interface ThreadData {
  readonly work: ImportWork;
  readonly cancelChannel: string;
  readonly clockOffset: number;
}

/** A cancelled import may still put its record in order; what takes longer is ended as it stands. */
const GRACE_MS = 350;

/** Imports in a thread of its own, whose module is `file`: reading files must not keep the job's lease waiting. */
export const importInThread =
  (file: URL): RunImport =>
  async (work, { signal, clock, onProgress }) => {
    // An abort that has been is not heard again: the import would run to its end for nobody.
    signal.throwIfAborted();
    const cancelChannel = `import-${randomUUID()}`;
    const channel = new BroadcastChannel(cancelChannel);
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const cancel = (): void => {
      channel.postMessage('cancel');
      timer = setTimeout(() => ending.abort(signal.reason), GRACE_MS);
    };
    signal.addEventListener('abort', cancel, { once: true });
    const data: ThreadData = { work, cancelChannel, clockOffset: clock.now() - realNow() };
    try {
      return await runInThread(file, data, {
        signal: ending.signal,
        onMessage: (message) => onProgress(message as ImportProgress),
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      channel.close();
    }
  };
