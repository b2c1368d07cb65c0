import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../../run/paths.mjs';
import { fillSamplePanel } from './sample-panel.mjs';

export const HORIZONS = [1, 5, 10];
export const QUANTILES = 10;
const DOUBLE = Float64Array.BYTES_PER_ELEMENT;
/** The number of series of a daily sheet: three counts, and for each horizon nine series and three per quantile. */
const SERIES = 3 + (9 + 3 * QUANTILES) * HORIZONS.length;

/**
 * Threads of the numeric core over one sample panel in shared memory.
 * @param {{ stocks: number, dates: number, threads: number }} size
 */
export function quantThreads({ stocks, dates, threads }) {
  const cells = stocks * dates;
  const buffers = {
    prices: new SharedArrayBuffer(cells * DOUBLE),
    factor: new SharedArrayBuffer(cells * DOUBLE),
    sheet: new SharedArrayBuffer(SERIES * dates * DOUBLE),
    orders: new SharedArrayBuffer(2 * dates + 2 * cells * HORIZONS.length),
  };
  fillSamplePanel({
    dates,
    stocks,
    prices: new Float64Array(buffers.prices),
    factor: new Float64Array(buffers.factor),
  });
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(join(ROOT, 'libs/quant/dist/thread.js'), {
        workerData: { dates, stocks, horizons: HORIZONS, quantiles: QUANTILES, buffers },
        // Like the threads that scan for a backtest (services/invest/src/backtests/compute/scan-team.ts).
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      }),
  );
  return {
    buffers,
    /** @param {(thread: number) => object | null} orderOf null for a thread that has nothing to do */
    async run(orderOf) {
      await Promise.all(
        workers.map(async (worker, thread) => {
          const order = orderOf(thread);
          if (order === null) return;
          const answered = once(worker, 'message');
          worker.postMessage(order);
          await answered;
        }),
      );
    },
    stop: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<number>} seconds
 */
export async function secondsOf(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
