import { quantThreads, secondsOf } from './quant-threads.mjs';

/**
 * Measures one size of the factor bench (stocks, days, threads) in a separate process, so that peak memory is that
 * of the run. Prints the seconds of each round, first without cached sort orders of returns, then with them.
 */
const ROUNDS = 5;

const [stocks = 0, dates = 0, threads = 1] = process.argv.slice(2).map(Number);
const core = quantThreads({ stocks, dates, threads });
/** @type {number[]} */
const first = [];
/** @type {number[]} */
const next = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  new Uint8Array(core.buffers.orders).fill(0);
  const times = [await factorOnce(), await factorOnce()];
  // The first round is a warm-up.
  if (round === 0) continue;
  first.push(times[0] ?? NaN);
  next.push(times[1] ?? NaN);
}
console.log(JSON.stringify({ first, next, peakMiB: process.resourceUsage().maxRSS / 1024 }));
await core.stop();

function factorOnce() {
  new Float64Array(core.buffers.sheet).fill(NaN);
  return secondsOf(async () => {
    await core.run((thread) => ({
      kind: 'scan',
      from: Math.round((dates * thread) / threads),
      to: Math.round((dates * (thread + 1)) / threads),
    }));
    await core.run((thread) => (thread === 0 ? { kind: 'report' } : null));
  });
}
