import { industryEntries } from '@console/contract-industry';
import { bootService, kitConfigSchema } from '@console/node-kit';
import { IndustryModule } from './industry.module.ts';

await bootService(kitConfigSchema, (config) => ({
  name: 'industry',
  config,
  module: IndustryModule,
  entries: Object.values(industryEntries),
}));
