import { migrateCommand, runCli } from '@console/node-kit/cli';
import { migrations } from './migrations.ts';
import { seedDemo } from './seed-demo.ts';

await runCli('invest', { migrate: migrateCommand('invest', migrations), demo: seedDemo });
