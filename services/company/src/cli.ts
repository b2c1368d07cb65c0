import { migrateCommand, runCli } from '@console/node-kit/cli';
import { migrations } from './migrations.ts';
import { seedDemo } from './seed-demo.ts';

await runCli('company', { migrate: migrateCommand('company', migrations), demo: seedDemo });
