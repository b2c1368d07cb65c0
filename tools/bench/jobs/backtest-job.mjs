import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { awaitResult, openBacktestSuite } from './backtest-suite.mjs';
import { startInvestWorker } from './invest-worker.mjs';
import { computeSeconds } from './job-seconds.mjs';
import { median, noise } from '../statistics.mjs';

const ROUNDS = 5;
const GOAL_WARM = 1.5;
const GOAL_COLD_SECONDS = 3;

/** @typedef {{ seconds: number, compute: number, steps: import('./job-seconds.mjs').StepSeconds }} Measured */

/**
 * Measures a backtest from its submission over HTTP to its result, by a worker with the panels in its cache and by
 * one without.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBacktestSuite(stops);
  const panels = join(suite.directory, 'bench-panels');
  /** @type {{ cold: Measured[], warm: Measured[] }} */
  const runs = { cold: [], warm: [] };
  let dates = 0;
  const measure = async (/** @type {'cold' | 'warm'} */ kind, /** @type {number} */ round) => {
    const { days, ...measured } = await measureRun(suite);
    dates = days;
    const steps = Object.entries(measured.steps).map(([step, seconds]) => `${step} ${seconds} s`);
    say(`${kind} ${round === 0 ? 'warm-up' : round}: ${measured.seconds.toFixed(2)} s; ${steps.join(', ')}`);
    if (round > 0) runs[kind].push(measured);
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    await rm(panels, { recursive: true, force: true });
    const worker = await startInvestWorker(suite, { PANEL_DIR: panels }, stops);
    await measure('cold', round);
    if (round === ROUNDS) for (let again = 0; again <= ROUNDS; again += 1) await measure('warm', again);
    await worker.stop();
  }
  await rm(panels, { recursive: true, force: true });
  yield* figures(`${await suite.stocks()}x${dates}`, runs);
}

/**
 * @param {Awaited<ReturnType<typeof openBacktestSuite>>} suite
 * @returns {Promise<Measured & { days: number }>}
 */
async function measureRun({ call, submit, jobs }) {
  const began = performance.now();
  const run = await submit();
  const { dates } = await awaitResult(call, run);
  const seconds = (performance.now() - began) / 1000;
  const [steps = {}] = await jobs.stepSeconds([run]);
  return { seconds, compute: computeSeconds(steps), steps, days: dates.length };
}

/**
 * @param {string} size
 * @param {{ cold: readonly Measured[], warm: readonly Measured[] }} runs
 * @returns {Generator<import('../report.mjs').Figure>}
 */
function* figures(size, { cold, warm }) {
  const common = /** @type {const} */ ({ bench: 'backtest-job', unit: 's', better: 'lower', measured: true });
  const warmSeconds = warm.map(({ seconds }) => seconds);
  const coldSeconds = cold.map(({ seconds }) => seconds);
  const compute = warm.map((run) => run.compute);
  const [value, peerValue] = [median(warmSeconds), median(compute)];
  yield {
    ...common,
    case: `${size} compute alone`,
    metric: 'seconds',
    value: peerValue,
    goal: null,
    noise: noise(compute),
  };
  yield {
    ...common,
    case: `${size} warm`,
    metric: 'seconds',
    value,
    goal: GOAL_WARM,
    peer: 'compute alone',
    peerValue,
    ratio: value / peerValue,
    noise: noise(warmSeconds),
  };
  yield {
    ...common,
    case: `${size} cold`,
    metric: 'seconds',
    value: median(coldSeconds),
    goal: null,
    noise: noise(coldSeconds),
  };
  yield {
    ...common,
    case: `${size} cold`,
    metric: 'more than warm',
    goal: GOAL_COLD_SECONDS,
    value: median(coldSeconds) - value,
  };
}
