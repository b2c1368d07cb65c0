import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import { FACTOR_MESSAGES } from '@console/contract-invest';
import { Refusal, type Message } from '@console/contract-core';
import { THREAD_FILE } from '@console/node-kit/config';
import { JobFault } from '@console/node-kit/jobs';
import { ThreadLane, threadModule } from '@console/node-kit/jobs/threads';
import { alike } from '@console/node-kit/shares';
import type { NewestOrder } from './newest-order.ts';
import type { NewestOutcome } from './newest-outcome.ts';
import type { NewestThread } from './newest-thread.ts';

/** The queues: samples, shown while a user types, do not wait behind whole markets. */
export type NewestLane = 'sample' | 'market';

/** Computes newest rows, in this thread or another. */
export interface NewestRows {
  /** @throws Refusal of an order that takes too much time or memory, and when too many others wait */
  compute(lane: NewestLane, order: NewestOrder): Promise<Float64Array>;
}

/** How many compute in each lane, and how many more may wait. */
const THREADS = 2;
const WAITING = 50;
/** The limits of waiting and computing: together below the ten seconds after which browsers give up. */
const LIMITS = {
  sample: { waitMs: 3000, computeMs: 3000, tooHeavy: FACTOR_MESSAGES.tooHeavyToPreview },
  market: { waitMs: 3000, computeMs: 6000, tooHeavy: FACTOR_MESSAGES.tooHeavyToList },
} as const satisfies Record<NewestLane, { waitMs: number; computeMs: number; tooHeavy: Message }>;

/** Computes newest rows in threads, so that no other caller of the service waits for them. */
@Injectable()
export class NewestThreads implements NewestRows, OnModuleDestroy {
  private readonly lanes: Readonly<Record<NewestLane, ThreadLane>>;

  constructor(
    @Optional() @Inject(THREAD_FILE) file: URL = threadModule(import.meta.filename, '../../thread.ts'),
  ) {
    this.lanes = { sample: laneOf(file, 'sample'), market: laneOf(file, 'market') };
  }

  async compute(lane: NewestLane, order: NewestOrder): Promise<Float64Array> {
    const { tooHeavy } = LIMITS[lane];
    try {
      const outcome = await this.lanes[lane].run<NewestOutcome>(order);
      if (outcome.kind === 'computed') return outcome.values;
    } catch (error) {
      // The thread ran out of memory.
      if (!(error instanceof JobFault)) throw error;
    }
    throw new Refusal(tooHeavy);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(Object.values(this.lanes).map((lane) => lane.close()));
  }
}

function laneOf(file: URL, lane: NewestLane): ThreadLane {
  const { waitMs, computeMs, tooHeavy } = LIMITS[lane];
  const workerData: NewestThread = { kind: 'newest' };
  return new ThreadLane(file, {
    workerData,
    turns: {
      going: alike(THREADS),
      waiting: alike(WAITING),
      waitMs,
      refusal: () => new Refusal(FACTOR_MESSAGES.busy),
    },
    computeMs,
    tooLong: () => new Refusal(tooHeavy),
  });
}
