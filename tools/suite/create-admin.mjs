import { runMain } from '../run/fault.mjs';
import { runCli } from './run-cli.mjs';
import { withData } from './with-data.mjs';

/** `npm run create-admin -- --username NAME`: the first administrator; prompts for the password. */
export function main() {
  return runMain(() =>
    withData('npm run create-admin', (plan) =>
      runCli(plan, 'access', ['create-admin', ...process.argv.slice(2)], { interactive: true, show: true }),
    ),
  );
}
