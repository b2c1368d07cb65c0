import { ecologyMigrations } from '@console/ecology';
import { migrateCommand, runCli } from '@console/node-kit/cli';
import { migrations } from './migrations.ts';
import { seedDemo } from './seed-demo.ts';

/** The migrations of the ecology schema, which this service owns beside its own and which companies share. */
const migrateEcology = migrateCommand('ecology', ecologyMigrations);
const migrateIndustry = migrateCommand('industry', migrations);

await runCli('industry', {
  migrate: async (args) => {
    await migrateEcology(args);
    await migrateIndustry(args);
  },
  demo: seedDemo,
});
