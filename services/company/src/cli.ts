import { migrateCommand, runCli } from '@console/node-kit';
import { migrations } from './migrations.ts';

await runCli('company', { migrate: migrateCommand('company', migrations) });
