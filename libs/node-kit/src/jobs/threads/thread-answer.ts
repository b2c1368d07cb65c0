import type { Worker } from 'node:worker_threads';
import { JobFault } from '../define-job.ts';

/** The default heap of a thread in MiB. */
export const DEFAULT_MEMORY_MB = 1024;

export interface AnswerOptions {
  readonly signal: AbortSignal;
  /** Every message that is not the result. */
  readonly onMessage?: ((message: unknown) => void) | undefined;
  /** The heap the thread was started with, for the message when it needed more. */
  readonly memoryMb: number;
}

/**
 * What a thread posts as `{ result }`. Rejects with the signal's reason on abort, with what the thread threw, and
 * when it ends without a result or out of memory. Leaves no listener behind.
 */
export async function threadAnswer<Result>(
  thread: Worker,
  { signal, onMessage, memoryMb }: AnswerOptions,
): Promise<Result> {
  let stopListening = (): void => undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const abort = (): void => reject(signal.reason as Error);
      const heard = (message: unknown): void => {
        if (hasResult<Result>(message)) resolve(message.result);
        else onMessage?.(message);
      };
      const failed = (error: unknown): void => reject(readable(error, memoryMb));
      const ended = (code: number): void => reject(new Error(`the thread ended with ${code} and no result`));
      signal.addEventListener('abort', abort);
      thread.on('message', heard).on('error', failed).on('exit', ended);
      stopListening = () => {
        signal.removeEventListener('abort', abort);
        thread.off('message', heard).off('error', failed).off('exit', ended);
      };
    });
  } finally {
    stopListening();
  }
}

const hasResult = <Result>(message: unknown): message is { readonly result: Result } =>
  typeof message === 'object' && message !== null && 'result' in message;

function readable(error: unknown, memoryMb: number): unknown {
  const { code, name, message } = (error ?? {}) as Partial<Error> & { readonly code?: unknown };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new JobFault(`计算超出内存上限（${memoryMb} MB），请缩小范围后重试`, { cause: error });
  // Buffers are outside the heap: a failed allocation gets the same clear message.
  if (name === 'RangeError' && message === 'Array buffer allocation failed')
    return new JobFault('计算所需内存超出执行机可用内存，请缩小范围后重试', { cause: error });
  return error;
}
