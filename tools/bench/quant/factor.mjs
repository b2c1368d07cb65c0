import { join } from 'node:path';
import { runCommand } from '../../run/command.mjs';
import { ROOT } from '../../run/paths.mjs';
import { buildProject, install, withWorkspaceLock } from '../../workspace/build.mjs';
import { findPandas, measurePandas } from './factor-peer.mjs';
import { median, noise } from '../statistics.mjs';

/** Stocks, days and the goals of the first factor in seconds on one and two threads. */
const SIZES = /** @type {const} */ ([
  [300, 750, null, null],
  [1000, 1250, null, null],
  [5000, 1250, null, null],
  [5000, 2500, 1.2, 0.7],
]);
const GOAL_NEXT_SECONDS = 0.6;
const GOAL_PEAK_MIB = 400;
/**
 * Recorded seconds of peers on two cores of this kind: pandas on the same panel (peers/factor.py), the whole tear
 * sheet of alphalens, the same statistics in numba and C.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
const RECORDED = {
  '300x750/1': { pandas: 2.6 },
  '1000x1250/1': { pandas: 13.5 },
  '5000x2500/1': { alphalens: 69, numba: 3.4, C: 0.6 },
  '5000x2500/2': { numba: 2.3, C: 0.4 },
};
/** The most cells for which pandas runs without `--large`. */
const MOST_CELLS_OF_PANDAS = 2_000_000;
const GOAL_APART = 1e-9;
const SCOPE =
  'timed: cleaning, IC and rank IC, quantile returns with errors, turnover of all quantiles, rank autocorrelation, ' +
  'factor returns, the report; horizons 1, 5, 10, 10 quantiles; peers have the same scope';

/**
 * Measures factor statistics on panels in memory, each case in a separate process, beside pandas where it is
 * installed.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ large, say, stops }) {
  await install(() => undefined);
  await withWorkspaceLock(() => buildProject('libs/quant', () => undefined));
  say(SCOPE);
  const pandas = await findPandas();
  say(pandas === null ? 'no python3 with pandas and scipy: peers are recorded' : `peer: ${pandas.name}`);
  for (const [stocks, days, one, two] of SIZES)
    for (const threads of /** @type {const} */ ([1, 2])) {
      const size = { stocks, days, threads };
      const seconds = yield* ownFigures(size, threads === 1 ? one : two);
      const isAsked = threads === 1 && (large || stocks * days <= MOST_CELLS_OF_PANDAS);
      const measured = isAsked && pandas !== null;
      if (measured) yield* besidePandas(size, seconds, await measurePandas(size, { pandas, stops }));
      yield* besideRecorded(size, seconds, measured);
    }
}

/** @typedef {{ stocks: number, days: number, threads: 1 | 2 }} Size */

/** @param {Size} size */
const commonOf = ({ stocks, days, threads }) =>
  /** @type {const} */ ({ bench: 'factor', case: `${stocks}x${days}/${threads}`, better: 'lower' });

/**
 * @param {Size} size
 * @param {number | null} goal seconds of the first factor
 * @returns {AsyncGenerator<import('../report.mjs').Figure, number>} its seconds
 */
async function* ownFigures(size, goal) {
  const { stdout } = await runCommand(process.execPath, [
    join(ROOT, 'tools/bench/quant/factor-case.mjs'),
    ...[size.stocks, size.days, size.threads].map(String),
  ]);
  /** @type {{ first: number[], next: number[], peakMiB: number }} */
  const { first, next, peakMiB } = JSON.parse(stdout);
  const common = { ...commonOf(size), measured: true };
  const seconds = { ...common, unit: 's' };
  yield { ...seconds, metric: 'seconds', value: median(first), goal, noise: noise(first) };
  yield {
    ...seconds,
    metric: 'seconds, next factor',
    value: median(next),
    noise: noise(next),
    goal: goal !== null && size.threads === 1 ? GOAL_NEXT_SECONDS : null,
  };
  yield {
    ...common,
    unit: 'MiB',
    metric: 'peakMiB',
    value: peakMiB,
    goal: goal === null ? null : GOAL_PEAK_MIB,
  };
  return median(first);
}

/**
 * @param {Size} size
 * @param {number} value our seconds
 * @param {import('./factor-peer.mjs').PandasRun} run
 * @returns {Generator<import('../report.mjs').Figure>}
 */
function* besidePandas(size, value, { seconds, apart }) {
  const common = { ...commonOf(size), measured: true };
  const peerValue = median(seconds);
  yield {
    ...common,
    metric: 'seconds',
    unit: 's',
    value,
    goal: null,
    noise: noise(seconds),
    peer: 'pandas',
    peerValue,
    ratio: value / peerValue,
  };
  if (apart === null) return;
  const distance = { ...common, unit: '', goal: GOAL_APART };
  yield { ...distance, metric: 'rank IC, from pandas', value: apart.rankIc };
  yield { ...distance, metric: 'all, from pandas', value: apart.all };
}

/**
 * @param {Size} size
 * @param {number} value our seconds
 * @param {boolean} hasPandas whether that was measured
 * @returns {Generator<import('../report.mjs').Figure>}
 */
function* besideRecorded(size, value, hasPandas) {
  const common = { ...commonOf(size), metric: 'seconds', unit: 's', measured: false };
  for (const [peer, peerValue] of Object.entries(RECORDED[common.case] ?? {}))
    if (peer !== 'pandas' || !hasPandas)
      yield { ...common, value, goal: null, peer, peerValue, ratio: value / peerValue };
}
