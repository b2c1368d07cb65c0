import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../run/paths.mjs';

/**
 * One size of the factor bench in a process of its own, whose peak memory is the run's: stocks, days, threads.
 * Prints the seconds of each round with nothing sorted yet, and with the orders of returns known.
 */
const ROUNDS = 5;
const HORIZONS = [1, 5, 10];
const QUANTILES = 10;
const DOUBLE = Float64Array.BYTES_PER_ELEMENT;

const [stocks = 0, dates = 0, threads = 1] = process.argv.slice(2).map(Number);
const cells = stocks * dates;
const buffers = {
  prices: new SharedArrayBuffer(cells * DOUBLE),
  factor: new SharedArrayBuffer(cells * DOUBLE),
  // Three counts, then nine series and three a quantile for each horizon.
  sheet: new SharedArrayBuffer((3 + (9 + 3 * QUANTILES) * HORIZONS.length) * dates * DOUBLE),
  orders: new SharedArrayBuffer(2 * dates + 2 * cells * HORIZONS.length),
};
fill(new Float64Array(buffers.prices), new Float64Array(buffers.factor));
const workers = Array.from(
  { length: threads },
  () =>
    new Worker(join(ROOT, 'libs/quant/dist/thread.js'), {
      workerData: { dates, stocks, horizons: HORIZONS, quantiles: QUANTILES, buffers },
    }),
);
/** @type {number[]} */
const first = [];
/** @type {number[]} */
const next = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  new Uint8Array(buffers.orders).fill(0);
  const times = [await factorOnce(), await factorOnce()];
  // The first round warms the machine up.
  if (round === 0) continue;
  first.push(times[0] ?? NaN);
  next.push(times[1] ?? NaN);
}
const peakMiB = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ first, next, peakMiB }));
await Promise.all(workers.map((worker) => worker.terminate()));

/** @returns {Promise<number>} seconds */
async function factorOnce() {
  new Float64Array(buffers.sheet).fill(NaN);
  const began = performance.now();
  await Promise.all(
    workers.map((worker, at) =>
      ask(worker, {
        kind: 'scan',
        from: Math.round((dates * at) / threads),
        to: Math.round((dates * (at + 1)) / threads),
      }),
    ),
  );
  const [reporter] = workers;
  if (reporter) await ask(reporter, { kind: 'report' });
  return (performance.now() - began) / 1000;
}

/** @param {Worker} worker @param {object} order */
async function ask(worker, order) {
  const answered = once(worker, 'message');
  worker.postMessage(order);
  await answered;
}

/**
 * Prices in cents that wander, a fiftieth of them missing, and a factor of which 3 in 100 are.
 * @param {Float64Array} prices
 * @param {Float64Array} factor
 */
function fill(prices, factor) {
  let state = 20_260;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const spread = () => random() + random() + random() + random() - 2;
  for (let stock = 0; stock < stocks; stock += 1) {
    let price = 5 + random() * 60;
    for (let date = 0; date < dates; date += 1) {
      const cell = date * stocks + stock;
      price *= 1 + spread() * 0.02;
      prices[cell] = random() < 0.02 ? NaN : Math.round(price * 100) / 100;
      factor[cell] = random() < 0.03 ? NaN : spread();
    }
  }
}
