import { Worker } from 'node:worker_threads';
import type { ThreadOptions } from './run-in-thread.ts';
import { DEFAULT_MEMORY_MB, threadAnswer } from './thread-answer.ts';

export interface ThreadPoolOptions {
  /** What each thread is started with. */
  readonly workerData: unknown;
  /** A thread's heap; more fails the job with a clear message, and the process continues. Default 1024. */
  readonly memoryMb?: number;
}

/**
 * Threads of one module that are kept for the next job, with what they have loaded: each gets an order by
 * message and posts `{ result }` once. Otherwise as `runInThread`: abort terminates the thread at once, and a
 * job that ends without a result ends its thread too, so that no job gets a thread that another left broken.
 * As many threads are kept as jobs ran at once; they do not keep the process alive.
 */
export class ThreadPool {
  private readonly idle = new Set<Worker>();
  private readonly memoryMb: number;

  constructor(
    private readonly file: URL,
    private readonly options: ThreadPoolOptions,
  ) {
    this.memoryMb = options.memoryMb ?? DEFAULT_MEMORY_MB;
  }

  /** Starts a thread ahead of the first job. */
  warm(): void {
    this.rest(this.start());
  }

  async run<Result>(
    order: unknown,
    { signal, onMessage }: Pick<ThreadOptions, 'signal' | 'onMessage'>,
  ): Promise<Result> {
    signal.throwIfAborted();
    const thread = this.take();
    let isWhole = false;
    try {
      const answer = threadAnswer<Result>(thread, { signal, onMessage, memoryMb: this.memoryMb });
      thread.postMessage(order);
      const result = await answer;
      isWhole = true;
      return result;
    } finally {
      if (isWhole) this.rest(thread);
      else await thread.terminate();
    }
  }

  /** Ends the threads that wait; those that work end with their jobs. */
  async close(): Promise<void> {
    await Promise.all([...this.idle].map((thread) => thread.terminate()));
  }

  private take(): Worker {
    const [thread = this.start()] = this.idle;
    this.idle.delete(thread);
    thread.ref();
    return thread;
  }

  private rest(thread: Worker): void {
    thread.unref();
    this.idle.add(thread);
  }

  private start(): Worker {
    const thread = new Worker(this.file, {
      workerData: this.options.workerData,
      resourceLimits: { maxOldGenerationSizeMb: this.memoryMb },
    });
    // A thread that fails while it is idle is replaced when it is needed.
    thread.on('error', () => undefined);
    thread.once('exit', () => this.idle.delete(thread));
    return thread;
  }
}
