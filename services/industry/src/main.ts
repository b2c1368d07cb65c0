import { platformIndustryCalls } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { ecologyEntities } from '@console/ecology';
import { kitConfigSchema } from '@console/node-kit/config';
import { bootService } from '@console/node-kit/service';
import { IndustryModule } from './industry.module.ts';

await bootService(kitConfigSchema, (config) => ({
  name: 'industry',
  config,
  module: IndustryModule,
  entities: ecologyEntities,
  entries: [...Object.values(industryEntries), ...Object.values(platformIndustryCalls)],
}));
