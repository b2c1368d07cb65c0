import { performance } from 'node:perf_hooks';
import { buildQuant, portfolioWorker } from '../../quant/portfolio-worker.mjs';
import { median, noise } from '../statistics.mjs';

const ROUNDS = 5;
/** Rounds before those that count: the compiler is done with the code after some. */
const WARM_UP = 20;
const SIZE = { stocks: 5000, days: 2500, chosen: 50 };
const SIMULATIONS = 1000;
/** Stocks and the most milliseconds of minimum variance over 250 days. */
const WEIGHTS = /** @type {const} */ ([
  [50, 1],
  [300, 50],
]);
/** What is done with a portfolio, its name and its goal in milliseconds. */
const WORK = /** @type {const} */ ([
  ['ready', 'ready picks', 25],
  ['exchanged', 'ready, all exchanged daily', null],
  ['picking', 'with picking', 250],
]);
/** Recorded milliseconds of peers on a machine of this kind, from ready picks; numba without the rules of the market. */
const RECORDED = { bt: 67_000, vectorbt: 119_000, numba: 4 };
const SCOPE =
  'timed: 50 stocks daily, exact cents, all costs, lots, limits, suspensions, dividends and volume caps, one thread; ' +
  'the tape of the market and, where they are ready, the picks are made before; minimum variance includes its covariance';

/** Measures minimum variance, a daily portfolio over ten years, and many simulations on two threads. */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  await buildQuant();
  say(SCOPE);
  const workers = [portfolioWorker(), portfolioWorker()];
  stops.push(async () => {
    for (const worker of workers) await worker.stop();
  });
  const [worker] = workers;
  if (!worker) return;
  yield* weights(worker);
  yield* portfolios(worker);
  yield* simulations(workers);
}

/** @param {import('../../quant/portfolio-worker.mjs').PortfolioWorker} worker */
async function* weights(worker) {
  for (const [stocks, goal] of WEIGHTS) {
    const times = await worker.ask({ kind: 'weights', stocks, dates: 250, rounds: WARM_UP + ROUNDS });
    yield figure(`minimum variance ${stocks}`, times, goal);
  }
}

/** @param {import('../../quant/portfolio-worker.mjs').PortfolioWorker} worker */
async function* portfolios(worker) {
  for (const [work, name, goal] of WORK) {
    const times = await worker.ask({ kind: 'portfolios', ...SIZE, work, rounds: WARM_UP + ROUNDS });
    const own = figure(`${SIZE.stocks}x${SIZE.days} ${name}`, times, goal);
    yield own;
    if (work !== 'ready') continue;
    for (const [peer, peerValue] of Object.entries(RECORDED))
      yield { ...own, goal: null, peer, peerValue, ratio: own.value / peerValue, measured: false };
  }
}

/** @param {readonly import('../../quant/portfolio-worker.mjs').PortfolioWorker[]} workers */
async function* simulations(workers) {
  const order = { kind: 'portfolios', ...SIZE, work: 'simulations' };
  // The tape of each thread, and the compiler.
  await Promise.all(workers.map((worker) => worker.ask({ ...order, rounds: WARM_UP })));
  const began = performance.now();
  await Promise.all(workers.map((worker) => worker.ask({ ...order, rounds: SIMULATIONS / workers.length })));
  const seconds = (performance.now() - began) / 1000;
  yield {
    ...common(`${SIMULATIONS} simulations, 2 threads`),
    metric: 'simulations/s',
    unit: '/s',
    better: /** @type {const} */ ('higher'),
    value: SIMULATIONS / seconds,
    goal: null,
  };
}

/** @param {string} name */
const common = (name) => ({ bench: 'portfolio', case: name, measured: true });

/**
 * @param {string} name
 * @param {readonly number[]} times seconds, the warm-up first
 * @param {number | null} goal
 */
function figure(name, times, goal) {
  const counted = times.slice(-ROUNDS).map((seconds) => seconds * 1000);
  return {
    ...common(name),
    metric: 'milliseconds',
    unit: 'ms',
    better: /** @type {const} */ ('lower'),
    value: median(counted),
    noise: noise(counted),
    goal,
  };
}
