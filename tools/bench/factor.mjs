import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { ROOT } from '../run/paths.mjs';
import { buildProject, install, withWorkspaceLock } from '../workspace/build.mjs';
import { median, noise } from './statistics.mjs';

/** Stocks, days and the goals of the first factor in seconds on one and two threads. */
const SIZES = /** @type {const} */ ([
  [300, 750, null, null],
  [1000, 1250, null, null],
  [5000, 1250, null, null],
  [5000, 2500, 1.2, 0.7],
]);
const GOAL_NEXT_SECONDS = 0.6;
const GOAL_PEAK_MIB = 400;
/** On two cores of this kind, 5,000 × 2,500: the whole tear sheet of alphalens, the same statistics in numba and C. */
const RECORDED = /** @type {const} */ ({
  'alphalens/1': 69,
  'numba/1': 3.4,
  'numba/2': 2.3,
  'C/1': 0.6,
  'C/2': 0.4,
});
const SCOPE =
  'timed: cleaning, IC and rank IC, quantile returns with errors, turnover of all quantiles, rank autocorrelation, ' +
  'factor returns, the report; horizons 1, 5, 10, 10 quantiles; recorded peers have the same scope';

/** Factor statistics on panels in memory, each case in a process of its own. */
/** @type {import('./run-bench.mjs').Bench} */
export async function* bench({ say }) {
  await install(() => undefined);
  await withWorkspaceLock(() => buildProject('libs/quant', () => undefined));
  say(SCOPE);
  for (const [stocks, days, one, two] of SIZES)
    for (const threads of /** @type {const} */ ([1, 2]))
      yield* sized(stocks, days, threads, threads === 1 ? one : two);
}

/**
 * @param {number} stocks
 * @param {number} days
 * @param {1 | 2} threads
 * @param {number | null} goal
 */
async function* sized(stocks, days, threads, goal) {
  const { stdout } = await runCommand(process.execPath, [
    join(ROOT, 'tools/bench/factor-case.mjs'),
    ...[stocks, days, threads].map(String),
  ]);
  /** @type {{ first: number[], next: number[], peakMiB: number }} */
  const { first, next, peakMiB } = JSON.parse(stdout);
  const common = /** @type {const} */ ({
    bench: 'factor',
    case: `${stocks}x${days}/${threads}`,
    better: 'lower',
  });
  const seconds = { ...common, unit: 's', measured: true };
  const whole = goal !== null;
  yield { ...seconds, metric: 'seconds', value: median(first), goal, noise: noise(first) };
  yield {
    ...{ ...seconds, metric: 'seconds, next factor', value: median(next), noise: noise(next) },
    goal: whole && threads === 1 ? GOAL_NEXT_SECONDS : null,
  };
  yield {
    ...{ ...common, unit: 'MiB', measured: true, metric: 'peakMiB', value: peakMiB },
    goal: whole ? GOAL_PEAK_MIB : null,
  };
  if (!whole) return;
  for (const [peer, value] of Object.entries(RECORDED))
    if (peer.endsWith(`/${threads}`))
      yield {
        ...{
          ...seconds,
          metric: 'seconds',
          measured: false,
          peer: peer.split('/')[0] ?? '',
          peerValue: value,
        },
        ...{ value: median(first), goal: null },
      };
}
