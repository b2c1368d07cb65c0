import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { fuzz } from './fuzz.mjs';
import { openSoakSuite } from './open-soak-suite.mjs';

const MINUTES = 20;
const USAGE = 'usage: npm run soak -- fuzz [--requests N] [--seed N] [--only INDEX]';

/** `npm run soak -- fuzz`: 1 when any answer was a 5xx or gave something away, or a process ended. */
export function main() {
  return runMain(async () => {
    const { seed, requests, only } = readOptions(process.argv.slice(2));
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    const code = await untilStopped(
      async (interrupted) => {
        const suite = await openSoakSuite(stops);
        const options = { seed, requests, only, minutes: MINUTES, interrupted, say: console.log };
        const report = await fuzz(suite, options);
        return conclude(report, suite.deaths, only === null ? requests : 1);
      },
      async () => {
        for (const stop of stops.toReversed()) await stop();
      },
    );
    return code ?? 130;
  });
}

/**
 * @param {import('./report.mjs').Report} report
 * @param {readonly string[]} deaths
 * @param {number} wanted
 */
function conclude(report, deaths, wanted) {
  console.log(`\n${report.table()}\n\n${report.classes()}\n`);
  for (const failure of report.failures) console.log(`${failure}\n`);
  for (const death of deaths) console.log(`! ${death}\n`);
  if (report.count < wanted) console.log(`stopped after ${MINUTES} minutes, before all ${wanted} were sent`);
  console.log(report.line());
  return report.failures.length + deaths.length === 0 && report.count > 0 ? 0 : 1;
}

/** @param {readonly string[]} args */
export function readOptions(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seed: { type: 'string' }, requests: { type: 'string' }, only: { type: 'string' } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'fuzz') throw new Fault(USAGE);
  return {
    seed: whole(values.seed) ?? Math.floor(Math.random() * 1e9),
    requests: whole(values.requests) ?? 50_000,
    only: whole(values.only),
  };
}

/** @param {string | undefined} text */
function whole(text) {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new Fault(`${text} is no whole number\n${USAGE}`);
  return Number(text);
}
