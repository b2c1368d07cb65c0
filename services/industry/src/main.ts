import { platformIndustryCalls } from '@console/contract-core';
import { industryEntries } from '@console/contract-industry';
import { bootService } from '@console/node-kit/service';
import { entities } from './entities.ts';
import { industryConfigSchema } from './industry-config.ts';
import { PreparedIndustryModule } from './prepared-industry.module.ts';

await bootService(industryConfigSchema, (config) => ({
  name: 'industry',
  config,
  module: PreparedIndustryModule,
  entities,
  entries: [...Object.values(industryEntries), ...Object.values(platformIndustryCalls)],
}));
