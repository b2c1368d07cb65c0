import { runMain } from '../run/fault.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { runAsk } from './ask/run-ask.mjs';
import { Callers } from './callers.mjs';
import { fuzz } from './fuzz.mjs';
import { openSoakSuite } from './open-soak-suite.mjs';
import { readOperations } from './operations.mjs';
import { FAMILIES } from './siege/families.mjs';
import { besiege } from './siege/siege.mjs';
import { runRebalance } from './rebalance/run-rebalance.mjs';
import { readRebalanceOptions, readSoakOptions, REQUESTS } from './soak-options.mjs';

const MINUTES = 20;

/**
 * @typedef {import('./open-soak-suite.mjs').SoakSuite} SoakSuite
 * @typedef {import('./soak-options.mjs').SoakOptions} SoakOptions
 */

/**
 * `npm run soak -- fuzz`: exits with 1 when any answer was a 5xx or leaked internals, a process ended, or a siege
 * (an attack on resources) affected other users. `npm run soak -- rebalance`: exits with 1 when a day of a strategy
 * was not posted once, or not as in an undisturbed run. `npm run soak -- ask`: exits with 1 when a reader of an answer
 * read other bytes, a stream was left, or an injected text had an effect.
 */
export function main() {
  return runMain(async () => {
    const args = process.argv.slice(2);
    const isAsk = args[0] === 'ask';
    const options = isAsk ? null : (readRebalanceOptions(args) ?? readSoakOptions(args));
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    const code = await untilStopped(
      async (interrupted) => {
        if (options === null) return (await runAsk(stops, interrupted)) ? 0 : 1;
        if (!('families' in options)) return (await runRebalance(options, stops, interrupted)) ? 0 : 1;
        const suite = await openSoakSuite(stops);
        const failedCases = await runSieges(suite, options, interrupted);
        const isClean =
          !options.families.includes(REQUESTS) || (await runRequests(suite, options, interrupted));
        for (const death of suite.deaths) console.log(`! ${death}\n`);
        return failedCases === 0 && isClean && suite.deaths.length === 0 ? 0 : 1;
      },
      async () => {
        for (const stop of stops.toReversed()) await stop();
      },
    );
    return code ?? 130;
  });
}

/**
 * @param {SoakSuite} suite
 * @param {SoakOptions} options
 * @param {AbortSignal} interrupted
 * @returns {Promise<number>} how many cases failed
 */
async function runSieges(suite, { families, caseText }, interrupted) {
  const chosen = families.filter((name) => name !== REQUESTS);
  if (chosen.length === 0) return 0;
  const callers = new Callers(suite);
  await callers.open();
  const { operations } = await readOperations(suite.url);
  const sign = async (/** @type {import('./siege/siege.mjs').Kind} */ kind) => callers.token(kind);
  let failed = 0;
  for (const family of chosen) {
    console.log(`\n${family}`);
    const cases = (FAMILIES[family] ?? []).filter(({ name }) => name.includes(caseText));
    failed += await besiege(cases, { place: suite, operations, sign, interrupted, say: console.log });
  }
  console.log(failed === 0 ? '\nNobody else noticed.' : `\n${failed} cases were noticed by others.`);
  return failed;
}

/**
 * @param {SoakSuite} suite
 * @param {SoakOptions} options
 * @param {AbortSignal} interrupted
 * @returns {Promise<boolean>} whether nothing was wrong
 */
async function runRequests(suite, { seed, requests, only }, interrupted) {
  const wanted = only === null ? requests : 1;
  const report = await fuzz(suite, { seed, requests, only, minutes: MINUTES, interrupted, say: console.log });
  console.log(`\n${report.table()}\n\n${report.classes()}\n`);
  for (const failure of report.failures) console.log(`${failure}\n`);
  if (report.count < wanted) console.log(`stopped after ${MINUTES} minutes, before all ${wanted} were sent`);
  console.log(report.line());
  return report.failures.length === 0 && report.count > 0;
}
