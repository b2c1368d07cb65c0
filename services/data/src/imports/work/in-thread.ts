import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import type { ImportProgress } from '@console/market/import';
import { realNow } from '@console/node-kit/clock';
import { runInThread } from '@console/node-kit/jobs/threads';
import type { ImportFollower, ImportWork, RunImport } from './import-work.ts';
import type { RunUndo, UndoFollower, UndoWork } from './undo-work.ts';

export type ThreadTask =
  | { readonly kind: 'import'; readonly work: ImportWork }
  | { readonly kind: 'undo'; readonly work: UndoWork };

/** The data of the thread: the task, the channel that says that it is cancelled, the test clock's offset. */
export interface ThreadData {
  readonly task: ThreadTask;
  readonly cancelChannel: string;
  readonly clockOffset: number;
}

/** How long a cancelled task may take to finish its records, in milliseconds; then the thread is ended. */
const GRACE_MS = 350;

/**
 * Imports in a separate thread, whose module is `file`: reading files must not delay the renewal of the job's lease.
 */
export const importInThread =
  (file: URL): RunImport =>
  (work, follower) =>
    inThread(file, { kind: 'import', work }, follower);

/** Undoes in a separate thread: deriving data again keeps a processor busy as an import does. */
export const undoInThread =
  (file: URL): RunUndo =>
  (work, follower) =>
    inThread(file, { kind: 'undo', work }, follower);

async function inThread<Result>(
  file: URL,
  task: ThreadTask,
  { signal, clock, onProgress }: UndoFollower & Partial<Pick<ImportFollower, 'onProgress'>>,
): Promise<Result> {
  // An abort that came before has no further event: the task would run to its end in vain.
  signal.throwIfAborted();
  const cancelChannel = `task-${randomUUID()}`;
  const channel = new BroadcastChannel(cancelChannel);
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const cancel = (): void => {
    channel.postMessage('cancel');
    timer = setTimeout(() => ending.abort(signal.reason), GRACE_MS);
  };
  signal.addEventListener('abort', cancel, { once: true });
  const data: ThreadData = { task, cancelChannel, clockOffset: clock.now() - realNow() };
  try {
    return await runInThread(file, data, {
      signal: ending.signal,
      onMessage: (message) => onProgress?.(message as ImportProgress),
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    channel.close();
  }
}
