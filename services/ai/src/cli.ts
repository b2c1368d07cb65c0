import { migrateCommand, runCli } from '@console/node-kit/cli';
import { seedDemoCases } from './golden/demo/seed-demo-cases.ts';
import { migrations } from './migrations.ts';
import { gateCommand } from './numbers/trials/gate-command.ts';
import { seedDemo } from './seed-demo.ts';

await runCli('ai', {
  migrate: migrateCommand('ai', migrations),
  demo: seedDemo,
  'demo-cases': seedDemoCases,
  gate: gateCommand,
});
