import { platformInvestCalls } from '@console/contract-core';
import { investEntries, investJobEntries } from '@console/contract-invest';
import { bootService } from '@console/node-kit/service';
import { entities } from './entities.ts';
import { investConfigSchema } from './invest-config.ts';
import { InvestModule } from './invest.module.ts';

await bootService(investConfigSchema, (config) => ({
  name: 'invest',
  config,
  module: InvestModule,
  entities,
  entries: [
    ...Object.values(investEntries),
    ...Object.values(investJobEntries),
    ...Object.values(platformInvestCalls),
  ],
}));
