import { accessEntries } from '@console/contract-access';
import { bootService } from '@console/node-kit';
import { accessConfigSchema } from './access-config.ts';
import { AccessModule } from './access.module.ts';

await bootService(accessConfigSchema, (config) => ({
  name: 'access',
  config,
  module: AccessModule,
  entries: Object.values(accessEntries),
}));
