import { FACTOR_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import { ThreadPool } from '@console/node-kit';

export interface LaneOptions {
  /** What each thread is started with. */
  readonly workerData: unknown;
  /** How many compute at once. */
  readonly threads: number;
  /** How long one may wait for a thread, and how long it may then compute, in milliseconds. */
  readonly waitMs: number;
  readonly computeMs: number;
  /** What who computes longer is refused with. */
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
    this.pool = new ThreadPool(file, { workerData: options.workerData });
  }

  /**
   * What a thread makes of an order.
   * @throws Refusal busy of one that waited too long, `tooLong` of one that computed too long
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
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        reject(new Refusal(FACTOR_MESSAGES.busy));
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
