import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { step } from '../run/step.mjs';
import { advanceDemo } from './load-demo.mjs';
import { runCli } from './run-cli.mjs';
import { withData } from './with-data.mjs';

const USAGE = 'usage: npm run demo -- --advance N   (N trading days, 1 to 250)';
const MOST_DAYS = 250;

/** `npm run demo -- --advance N`: continues the demo's markets, and its strategies, for N trading days. */
export function main() {
  return runMain(() => {
    const days = readDays(process.argv.slice(2));
    return withData('npm run demo', (plan) =>
      step(`${days} trading days`, async (note) => {
        const end = await advanceDemo(plan, days);
        // Workers would do the same, where they run.
        await runCli(plan, 'invest', ['rebalance']);
        note(`data and strategies to ${end}`);
      }),
    );
  });
}

/** @param {readonly string[]} args */
function readDays(args) {
  let advance;
  try {
    ({ advance } = parseArgs({ args: [...args], options: { advance: { type: 'string' } } }).values);
  } catch {
    throw new Fault(USAGE);
  }
  const days = Number(advance);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new Fault(USAGE);
  return days;
}
