import { migrate } from '@console/node-kit';
import { MARKET_MIGRATIONS } from '../schema/migrations.ts';
import { databaseUrl } from './database-url.ts';

/** `migrate`: brings the market schema up to date. */
export async function migrateCommand(): Promise<void> {
  const ran = await migrate({ url: databaseUrl(), schema: 'market', migrations: MARKET_MIGRATIONS });
  process.stdout.write(ran.length === 0 ? 'market: up to date\n' : `market: ${ran.join(', ')}\n`);
}
