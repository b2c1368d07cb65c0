import { runCli } from '@console/node-kit/cli';
import { clearDemoCommand } from './clear-demo-command.ts';
import { formatCommand } from './format-command.ts';
import { historyCommand } from './history-command.ts';
import { importCommand } from './import-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { undoCommand } from './undo-command.ts';
import { verifyCommand } from './verify-command.ts';

await runCli('market', {
  migrate: migrateCommand,
  'clear-demo': clearDemoCommand,
  import: importCommand,
  history: historyCommand,
  undo: undoCommand,
  verify: verifyCommand,
  format: formatCommand,
});
