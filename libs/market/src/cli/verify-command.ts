import { SystemClock } from '@console/node-kit/clock';
import { loadMapping } from '../import/files/load-mapping.ts';
import { checkTable } from '../verify/check.ts';
import { verifyFolder } from '../verify/verify-folder.ts';
import { databaseUrl } from './database-url.ts';

const SCRATCH = 'verify_';

/** `verify DIR`: loads a folder of real data into a schema of its own and checks it; leaves nothing. */
export async function verifyCommand(args: readonly string[]): Promise<void> {
  const [dir, ...more] = args;
  if (!dir || more.length > 0) throw new Error('wants one folder: verify DIR');
  // Never the schema in use: the scratch schema is dropped at the end.
  const prefix = process.env['SCHEMA_PREFIX'] ?? '';
  if (!prefix.endsWith(SCRATCH)) process.env['SCHEMA_PREFIX'] = `${prefix}${SCRATCH}`;
  const checks = await verifyFolder({
    url: databaseUrl(),
    dir,
    mapping: await loadMapping('baostock'),
    clock: new SystemClock(),
  });
  process.stdout.write(checkTable(checks));
  const wrong = checks.filter(({ ok }) => !ok).length;
  process.stdout.write(
    wrong === 0 ? `${checks.length} checks, all ok\n` : `${wrong} of ${checks.length} checks wrong\n`,
  );
  if (wrong > 0) process.exitCode = 1;
}
