import { SystemClock } from '@console/node-kit/clock';
import { migrate } from '@console/node-kit/database';
import { deriveStanding } from '../import/derive-standing.ts';
import { MARKET_MIGRATIONS } from '../schema/migrations.ts';
import { databaseUrl } from './database-url.ts';
import { keepHeapSmall } from './keep-heap-small.ts';

/** `migrate`: brings the market schema up to date, and what is derived from the rows in it. */
export async function migrateCommand(): Promise<void> {
  keepHeapSmall();
  const url = databaseUrl();
  const ran = await migrate({ url, schema: 'market', migrations: MARKET_MIGRATIONS });
  process.stdout.write(ran.length === 0 ? 'market: up to date\n' : `market: ${ran.join(', ')}\n`);
  const derived = await deriveStanding({ url, clock: new SystemClock() });
  if (derived === null) process.stdout.write('market: an import is running, it derives what is new\n');
  else if (derived.length > 0) process.stdout.write(`market: derived ${derived.join(', ')}\n`);
}
