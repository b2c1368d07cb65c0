import type { Refusal } from '@console/contract-core';
import { ThreadPool } from './thread-pool.ts';

export interface LaneOptions {
  /** What each thread is started with. */
  readonly workerData: unknown;
  /** A thread's heap, in MiB; more fails the order and the process lives. */
  readonly memoryMb?: number;
  /** How many compute at once, and how many more may wait for that. */
  readonly threads: number;
  readonly waiting: number;
  /** How long one may wait for a thread, and how long it may then compute, in milliseconds. */
  readonly waitMs: number;
  readonly computeMs: number;
  /** What who finds too many waiting, or waits too long, is refused with; and who computes too long. */
  readonly busy: () => Refusal;
  readonly tooLong: () => Refusal;
}

/**
 * A few threads of one module for orders that somebody waits for, in the order in which they come. Each thread says
 * that it begins, in any message, and posts `{ result }`; one that takes too long is ended.
 */
export class ThreadLane {
  private readonly pool: ThreadPool;
  private readonly waiting = new Set<() => void>();
  private busy = 0;

  constructor(
    file: URL,
    private readonly options: LaneOptions,
  ) {
    const { workerData, memoryMb } = options;
    this.pool = new ThreadPool(file, memoryMb === undefined ? { workerData } : { workerData, memoryMb });
  }

  /**
   * What a thread makes of an order.
   * @throws Refusal `busy` of one for whom there was no turn, `tooLong` of one that computed too long
   */
  async run<Result>(order: unknown): Promise<Result> {
    await this.turn();
    try {
      return await this.compute(order);
    } finally {
      this.next();
    }
  }

  /** Ends the threads that wait. */
  close(): Promise<void> {
    return this.pool.close();
  }

  /** Time counts from where the thread begins: before that it may have to be started. */
  private async compute<Result>(order: unknown): Promise<Result> {
    const { computeMs, tooLong } = this.options;
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const onMessage = (): void => {
      timer ??= setTimeout(() => limit.abort(tooLong()), computeMs);
    };
    try {
      return await this.pool.run<Result>(order, { signal: limit.signal, onMessage });
    } finally {
      clearTimeout(timer);
    }
  }

  private turn(): Promise<void> {
    if (this.busy < this.options.threads) {
      this.busy += 1;
      return Promise.resolve();
    }
    if (this.waiting.size >= this.options.waiting) return Promise.reject(this.options.busy());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(this.options.busy());
      }, this.options.waitMs);
      this.waiting.add(begin);
    });
  }

  /** Hands the turn to who has waited longest. */
  private next(): void {
    const [begin] = this.waiting;
    if (begin === undefined) {
      this.busy -= 1;
      return;
    }
    this.waiting.delete(begin);
    begin();
  }
}
