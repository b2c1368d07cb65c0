import { migrateCommand, runCli } from '@console/node-kit';
import { migrations } from './migrations.ts';

await runCli('ai', { migrate: migrateCommand('ai', migrations) });
