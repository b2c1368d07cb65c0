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
/** Indexes of all stocks: the days of each thread, the threads, and the most milliseconds. */
const INDEXES = /** @type {const} */ ([
  [1, 1, 60],
  [625, 2, 4_000],
]);
const INDEX_ROUNDS = 3;
/** A portfolio of which is said how close it comes to its target, with its goals. */
const CLOSENESS = { stocks: 150, chosen: 100, days: 250, capital: 100_000_000, prices: [300, 4_000] };
const CLOSENESS_GOALS = { mean: 0.0014, p75: 2.2e-5 };
/** Recorded milliseconds of peers on a machine of this kind, from ready picks; numba without the rules of the market. */
const RECORDED = { bt: 67_000, vectorbt: 119_000, numba: 4 };
const SCOPE =
  'timed: 50 stocks daily, exact cents, all costs, lots, limits, suspensions, dividends and volume caps, one thread; ' +
  'the tape of the market (with limits in cents and amounts of 20 days) and, where they are ready, the picks are made ' +
  'before; minimum variance includes its covariance';

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
  yield* closeness(worker, say);
  yield* weights(worker);
  yield* portfolios(worker);
  yield* simulations(workers);
  yield* indexes(workers);
}

/**
 * @param {import('../../quant/portfolio-worker.mjs').PortfolioWorker} worker
 * @param {(line: string) => void} say
 */
async function* closeness(worker, say) {
  const { chosen, capital, prices } = CLOSENESS;
  const [low = 0, high = 0] = prices;
  say(
    `closeness: ${chosen} names of the same weight, rebalanced daily, ${capital / 1e6} million yuan, ` +
      `first prices of ${low / 100} to ${high / 100} yuan, all costs`,
  );
  const [mean = NaN, p75 = NaN] = await worker.ask({ kind: 'closeness', ...CLOSENESS });
  const own = {
    ...common(`closeness ${chosen} names`),
    unit: '',
    better: /** @type {const} */ ('lower'),
  };
  yield { ...own, metric: 'mean total', value: mean, goal: CLOSENESS_GOALS.mean };
  yield { ...own, metric: 'p75 of feasible', value: p75, goal: CLOSENESS_GOALS.p75 };
}

/** @param {readonly import('../../quant/portfolio-worker.mjs').PortfolioWorker[]} workers */
async function* indexes(workers) {
  for (const [days, threads, goal] of INDEXES) {
    const asked = workers.slice(0, threads);
    const order = { kind: 'indexes', stocks: SIZE.stocks, days };
    // The sample market, and the compiler.
    await Promise.all(asked.map((worker) => worker.ask({ ...order, rounds: 1 })));
    const times = await Promise.all(asked.map((worker) => worker.ask({ ...order, rounds: INDEX_ROUNDS })));
    const slowest = Array.from({ length: INDEX_ROUNDS }, (_, round) =>
      Math.max(...times.map((own) => own[round] ?? NaN)),
    );
    yield figure(`indexes ${SIZE.stocks}x${days * threads}/${threads}`, slowest, goal);
  }
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
