import { SystemClock } from '@console/node-kit/clock';
import { clearDemo } from '../import/clear-demo.ts';
import { databaseUrl } from './database-url.ts';

/** `clear-demo`: empties the mart of its demo data; refuses to touch real data. */
export async function clearDemoCommand(): Promise<void> {
  await clearDemo({ url: databaseUrl(), clock: new SystemClock() });
  process.stdout.write('demo data cleared\n');
}
