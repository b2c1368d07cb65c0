import { Worker } from 'node:worker_threads';
import { DEFAULT_MEMORY_MB, threadAnswer } from './thread-answer.ts';

export interface ThreadOptions {
  readonly signal: AbortSignal;
  /** Every message that is not the result. */
  readonly onMessage?: (message: unknown) => void;
  /** The thread's heap; more fails the job with a clear message, and the process continues. Default 1024. */
  readonly memoryMb?: number;
}

/**
 * Runs a module in a worker_thread of its own and returns what it posts as `{ result }`. Abort terminates the
 * thread at once, CPU loops included, and rejects with the signal's reason. Rejects with what the thread
 * threw; a thread that ends without a result, or runs out of memory, is a failure.
 */
export async function runInThread<Result>(
  file: URL,
  workerData: unknown,
  { signal, onMessage, memoryMb = DEFAULT_MEMORY_MB }: ThreadOptions,
): Promise<Result> {
  signal.throwIfAborted();
  const thread = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  // Errors of a thread that is being ended are ignored.
  thread.on('error', () => undefined);
  try {
    return await threadAnswer<Result>(thread, { signal, onMessage, memoryMb });
  } finally {
    await thread.terminate();
  }
}
