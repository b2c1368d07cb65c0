import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openBacktestSuite } from './backtest-suite.mjs';
import { startInvestWorker } from './invest-worker.mjs';
import { idleShare } from './job-seconds.mjs';
import { keepInFlight } from './keep-in-flight.mjs';
import { median, noise } from '../statistics.mjs';

const RUNS = 40;
/** The number of one user's jobs that may wait or run. */
const IN_FLIGHT = 5;
/** Enough for each worker to have the panels in its cache. */
const WARM_UP_RUNS = 6;
/** Rounds of three minutes each. */
const ROUNDS = 3;
const POLL_MS = 20;
const GOAL_IDLE = 2;
/** MariaDB and Redis share two cores with the workers. */
const GOAL_RATE = availableParallelism() >= 4 ? 1.9 : 1.5;

/** @typedef {{ seconds: number, idle: number }} Measured `idle` as a share, of one worker alone */

/**
 * Measures the same number of backtests by one worker process and by two, each with one thread for one job at a
 * time.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBacktestSuite(stops);
  const panels = join(suite.directory, 'bench-panels');
  await rm(panels, { recursive: true, force: true });
  const settings = { PANEL_DIR: panels, WORKER_CONCURRENCY: '1', WORKER_THREADS: '1' };
  const start = () => startInvestWorker(suite, settings, stops);
  say(`${RUNS} backtests, ${IN_FLIGHT} in flight; a warm-up before each of ${ROUNDS} rounds`);
  const first = await start();
  /** @type {{ one: Measured[], two: Measured[] }} */
  const rounds = { one: [], two: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    await runMany(suite, WARM_UP_RUNS);
    rounds.one.push(await runMany(suite, RUNS));
    const second = await start();
    await runMany(suite, 2 * WARM_UP_RUNS);
    rounds.two.push(await runMany(suite, RUNS));
    await second.stop();
    const [one, two] = [rounds.one, rounds.two].map((all) => all.at(-1)?.seconds.toFixed(1));
    say(`round ${round}: ${one} s by one worker, ${two} s by two`);
  }
  await first.stop();
  await rm(panels, { recursive: true, force: true });
  yield* figures(rounds);
}

/**
 * @param {Awaited<ReturnType<typeof openBacktestSuite>>} suite
 * @param {number} count
 * @returns {Promise<Measured>}
 */
async function runMany({ submit, jobs }, count) {
  const began = performance.now();
  const runs = await keepInFlight({
    count,
    most: IN_FLIGHT,
    submit,
    countOpen: jobs.countOpen,
    pause: () => pause(POLL_MS),
  });
  const seconds = (performance.now() - began) / 1000;
  return { seconds, idle: idleShare(seconds, await jobs.stepSeconds(runs)) };
}

/**
 * @param {{ one: readonly Measured[], two: readonly Measured[] }} rounds
 * @returns {Generator<import('../report.mjs').Figure>}
 */
function* figures({ one, two }) {
  const rates = (/** @type {readonly Measured[]} */ rounds) =>
    rounds.map(({ seconds }) => (60 * RUNS) / seconds);
  const [alone, both] = [rates(one), rates(two)];
  const common = /** @type {const} */ ({ bench: 'workers', measured: true });
  const rate = /** @type {const} */ ({ metric: 'backtests', unit: '/min', better: 'higher' });
  const [value, peerValue] = [median(both), median(alone)];
  yield { ...common, ...rate, case: '1 worker', value: peerValue, goal: null, noise: noise(alone) };
  yield {
    ...common,
    ...rate,
    case: '2 workers',
    value,
    goal: GOAL_RATE,
    peer: '1 worker',
    peerValue,
    ratio: value / peerValue,
    noise: noise(both),
  };
  const idle = one.map((round) => 100 * round.idle);
  yield {
    ...common,
    case: '1 worker',
    metric: 'no job running',
    value: median(idle),
    unit: '%',
    goal: GOAL_IDLE,
    better: 'lower',
    noise: noise(idle),
  };
}
