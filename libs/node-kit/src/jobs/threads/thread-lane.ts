import type { Refusal } from '@console/contract-core';
import type { Sharer } from '../../shares/sharer.ts';
import { Turns, type TurnsOptions } from '../../shares/turns.ts';
import { ThreadPool } from './thread-pool.ts';

/** Counts orders that are made for no user in particular. */
const NO_ONE: Sharer = { group: 'all', user: 'no one' };

export interface LaneOptions {
  /** What each thread is started with. */
  readonly workerData: unknown;
  /** A thread's heap, in MiB; more fails the order and the process lives. */
  readonly memoryMb?: number;
  /** How many compute at once, how many more may wait for that and for how long; of these a user's and a tenant's. */
  readonly turns: TurnsOptions;
  /** How long one may then compute, in milliseconds. */
  readonly computeMs: number;
  /** What who computes too long is refused with. */
  readonly tooLong: () => Refusal;
}

/**
 * A few threads of one module for orders that somebody waits for, in the order in which they come, within the shares of
 * those who wait. Each thread says that it begins, in any message, and posts `{ result }`; one that takes too long is
 * ended.
 */
export class ThreadLane {
  private readonly pool: ThreadPool;
  private readonly turns: Turns;

  constructor(
    file: URL,
    private readonly options: LaneOptions,
  ) {
    const { workerData, memoryMb, turns } = options;
    this.turns = new Turns(turns);
    this.pool = new ThreadPool(file, memoryMb === undefined ? { workerData } : { workerData, memoryMb });
  }

  /**
   * What a thread makes of an order.
   * @throws Refusal of one for whom there was no turn, `tooLong` of one that computed too long
   */
  async run<Result>(order: unknown, sharer = NO_ONE): Promise<Result> {
    const endTurn = await this.turns.enter(sharer);
    try {
      return await this.compute(order);
    } finally {
      endTurn();
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
}
