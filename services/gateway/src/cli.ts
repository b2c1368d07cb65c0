import { migrateCommand, runCli } from '@console/node-kit';
import { activate } from './registry/activate.ts';
import { platformMigrations } from './registry/migrations.ts';

await runCli('gateway', { migrate: migrateCommand('platform', platformMigrations), activate });
