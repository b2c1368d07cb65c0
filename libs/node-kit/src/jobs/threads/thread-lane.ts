import type { Refusal } from '@console/contract-core';
import type { Sharer } from '../../shares/sharer.ts';
import { Turns, type TurnsOptions } from '../../shares/turns.ts';
import { ThreadPool } from './thread-pool.ts';

/** The sharer of orders for no particular user. */
const NO_ONE: Sharer = { group: 'all', user: 'no one' };

export interface LaneOptions {
  /** What each thread is started with. */
  readonly workerData: unknown;
  /** A thread's heap, in MiB; more fails the order, and the process continues. */
  readonly memoryMb?: number;
  /**
   * The number of orders that compute at once, the number that may wait and for how long, with the shares of
   * a user and a tenant.
   */
  readonly turns: TurnsOptions;
  /** The maximum computing time of an order in milliseconds. */
  readonly computeMs: number;
  /** The refusal of an order that computes too long. */
  readonly tooLong: () => Refusal;
}

/**
 * A few threads of one module for orders that users wait for, in the order of arrival and within the shares
 * of users and tenants. Each thread posts any message when it begins and then `{ result }`; one that takes
 * too long is ended.
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
   * The result of a thread for an order.
   * @throws Refusal when there was no turn, `tooLong` when it computed too long
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

  /**
   * Computes an order. Time counts from the thread's first message: before that it may have to be started.
   */
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
