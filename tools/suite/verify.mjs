import { dropSchemas } from '../database/schemas.mjs';
import { Fault, runMain } from '../run/fault.mjs';
import { withCallersPaths } from './import.mjs';
import { runCli } from './run-cli.mjs';
import { withData } from './with-data.mjs';

/** `npm run verify -- DIR`: imports a folder into scratch schemas and checks figures computed independently. */
export function main() {
  return runMain(() => {
    const args = withCallersPaths(process.argv.slice(2));
    if (!args[0] || args[0].startsWith('--'))
      throw new Fault('usage: npm run verify -- DIR [--mapping FILE]');
    return withData(async (plan) => {
      // Ends as the importer wants a scratch prefix to end: what it verifies in, it drops.
      const prefix = `p${process.pid}_verify_`;
      const scratch = { ...plan, prefix, databaseUrl: () => plan.adminUrl };
      try {
        await runCli(scratch, 'market', ['verify', ...args], { show: true });
      } finally {
        await dropSchemas(plan.adminUrl, prefix);
      }
    });
  });
}
