import { dropSchemas } from '../database/schemas.mjs';
import { scratchPrefix } from '../database/scratch.mjs';
import { Fault, runMain } from '../run/fault.mjs';
import { folderId } from '../servers/secrets.mjs';
import { withCallersPaths } from './import.mjs';
import { runCli } from './run-cli.mjs';
import { verifyAlpha } from './verify-alpha.mjs';
import { withData } from './with-data.mjs';

/**
 * `npm run verify -- DIR`: imports a folder into scratch schemas and checks figures computed independently; `--alpha`:
 * checks that the ledger makes no alpha of random scores.
 */
export function main() {
  return runMain(() => {
    const [folder, ...more] = withCallersPaths(process.argv.slice(2));
    if (folder === '--alpha' && more.length === 0) return verifyAlpha();
    if (!folder || folder.startsWith('--') || more.length > 0)
      throw new Fault('usage: npm run verify -- DIR | --alpha');
    return withData('npm run verify', async (plan) => {
      const prefix = scratchPrefix(await folderId(plan.directory), process.pid);
      const scratch = { ...plan, prefix, databaseUrl: () => plan.adminUrl };
      try {
        await runCli(scratch, 'market', ['verify', folder], { show: true });
      } finally {
        await dropSchemas(plan.adminUrl, prefix);
      }
    });
  });
}
