import { migrateCommand, runCli } from '@console/node-kit/cli';
import { platformMigrations } from './registry/migrations.ts';
import { activate, register, releases, rollback } from './registry/release-commands.ts';

await runCli('gateway', {
  migrate: migrateCommand('platform', platformMigrations),
  register,
  activate,
  rollback,
  releases,
});
