import { Worker } from 'node:worker_threads';
import { JobFault } from './define-job.ts';

const DEFAULT_MEMORY_MB = 1024;

export interface ThreadOptions {
  readonly signal: AbortSignal;
  /** Every message that is not the result. */
  readonly onMessage?: (message: unknown) => void;
  /** The thread's heap; more fails the job with a clear message and the process lives. Default 1024. */
  readonly memoryMb?: number;
}

/**
 * Runs a module in a worker_thread of its own and answers what it posts as `{ result }`. Abort terminates
 * the thread at once, CPU loops included, and rejects with the signal's reason. Rejects with what the thread
 * threw; a thread that ends without a result, or runs out of memory, is a failure.
 */
export async function runInThread<Result>(
  file: URL,
  workerData: unknown,
  { signal, onMessage, memoryMb = DEFAULT_MEMORY_MB }: ThreadOptions,
): Promise<Result> {
  signal.throwIfAborted();
  const thread = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  let abort: (() => void) | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      abort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', abort);
      thread.on('message', (message: unknown) => {
        if (hasResult<Result>(message)) resolve(message.result);
        else onMessage?.(message);
      });
      thread.on('error', (error) => reject(readable(error, memoryMb)));
      thread.on('exit', (code) => reject(new Error(`the thread ended with ${code} and no result`)));
    });
  } finally {
    if (abort) signal.removeEventListener('abort', abort);
    await thread.terminate();
  }
}

const hasResult = <Result>(message: unknown): message is { readonly result: Result } =>
  typeof message === 'object' && message !== null && 'result' in message;

function readable(error: unknown, memoryMb: number): unknown {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new JobFault(`计算超出内存上限（${memoryMb} MB），请缩小范围后重试`, { cause: error })
    : error;
}
