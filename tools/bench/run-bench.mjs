import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { printFigure } from './report.mjs';

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

/** `npm run bench -- NAME [--json]`: a table for people or one JSON object per line. */
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
        let count = 0;
        for await (const figure of bench({ ...values, say: console.error, stops })) {
          if (interrupted.aborted) break;
          console.log = log;
          printFigure(figure, values.json);
          console.log = console.error;
          count += 1;
        }
        return count;
      },
      async () => {
        for (const stop of stops.toReversed()) await stop();
      },
    );
    console.log = log;
    if (figures === null) return 130;
    if (figures === 0) throw new Fault('the bench gave no figure');
    return 0;
  });
}
