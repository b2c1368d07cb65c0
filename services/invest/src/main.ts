import { investEntries } from '@console/contract-invest';
import { bootService, kitConfigSchema } from '@console/node-kit';
import { InvestModule } from './invest.module.ts';

await bootService(kitConfigSchema, (config) => ({
  name: 'invest',
  config,
  module: InvestModule,
  entries: Object.values(investEntries),
}));
