import { migrateCommand, runCli } from '@console/node-kit/cli';
import { migrations } from './migrations.ts';
import { seedDemo } from './seed-demo.ts';
import { clearStrategies, rebalanceDue, seedDemoStrategies } from './strategies/demo/strategy-commands.ts';

await runCli('invest', {
  migrate: migrateCommand('invest', migrations),
  demo: seedDemo,
  'demo-strategies': seedDemoStrategies,
  'clear-strategies': clearStrategies,
  rebalance: rebalanceDue,
});
