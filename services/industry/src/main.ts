import { platformIndustryCalls } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { ecologyEntities } from '@console/ecology';
import { bootService } from '@console/node-kit/service';
import { industryConfigSchema } from './industry-config.ts';
import { IndustryModule } from './industry.module.ts';

await bootService(industryConfigSchema, (config) => ({
  name: 'industry',
  config,
  module: IndustryModule,
  entities: ecologyEntities,
  entries: [...Object.values(industryEntries), ...Object.values(platformIndustryCalls)],
}));
