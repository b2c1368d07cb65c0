import { runCli } from '@console/node-kit';
import { demoCommand } from './demo-command.ts';
import { formatCommand } from './format-command.ts';
import { importCommand } from './import-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { verifyCommand } from './verify-command.ts';

await runCli('market', {
  migrate: migrateCommand,
  demo: demoCommand,
  import: importCommand,
  verify: verifyCommand,
  format: formatCommand,
});
