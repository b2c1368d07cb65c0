import { migrateCommand, runCli } from '@console/node-kit';
import { migrations } from './migrations.ts';

await runCli('invest', { migrate: migrateCommand('invest', migrations) });
