import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { isMissed, printFigure } from './report.mjs';

/**
 * A bench yields each figure when it has it.
 * @typedef {{ cold: boolean, large: boolean, say: (text: string) => void, stops: Stops }} BenchOptions
 * @typedef {(() => Promise<void>)[]} Stops what ends the things a bench started, the last one first, whether it
 *   came to its end or was interrupted
 * @typedef {(options: BenchOptions) => AsyncGenerator<import('./report.mjs').Figure>} Bench
 */

/** @type {Readonly<Record<string, () => Promise<{ bench: Bench }>>>} */
const BENCHES = {
  start: () => import('./start.mjs'),
  web: () => import('./web/web.mjs'),
  http: () => import('./http.mjs'),
  company: () => import('./company/company.mjs'),
  industry: () => import('./industry/industry.mjs'),
  import: () => import('./import.mjs'),
  release: () => import('./release.mjs'),
  factor: () => import('./quant/factor.mjs'),
  rules: () => import('./quant/rules.mjs'),
  portfolio: () => import('./quant/portfolio.mjs'),
  'backtest-job': () => import('./jobs/backtest-job.mjs'),
  workers: () => import('./jobs/workers.mjs'),
  checkup: () => import('./jobs/checkup.mjs'),
  ask: () => import('./ask/ask.mjs'),
  rebalance: () => import('./jobs/rebalance.mjs'),
};

/**
 * `npm run bench -- NAME [--json]`: a table for people or one JSON object per line. Its exit code is 1 when a goal is
 * missed.
 */
export function main() {
  return runMain(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        cold: { type: 'boolean', default: false },
        large: { type: 'boolean', default: false },
      },
    });
    const load = BENCHES[positionals[0] ?? ''];
    if (!load) throw new Fault(`usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json]`);
    const { bench } = await load();
    // Steps usually print to standard output, which is for the figures alone here.
    const log = console.log;
    console.log = console.error;
    /** @type {Stops} */
    const stops = [];
    const figures = await untilStopped(
      async (interrupted) => {
        let [count, missed] = [0, 0];
        for await (const figure of bench({ ...values, say: console.error, stops })) {
          if (interrupted.aborted) break;
          console.log = log;
          printFigure(figure, values.json);
          console.log = console.error;
          count += 1;
          if (isMissed(figure)) missed += 1;
        }
        return { count, missed };
      },
      async () => {
        for (const stop of stops.toReversed()) await stop();
      },
    );
    console.log = log;
    if (figures === null) return 130;
    if (figures.count === 0) throw new Fault('the bench gave no figure');
    return figures.missed === 0 ? 0 : 1;
  });
}
