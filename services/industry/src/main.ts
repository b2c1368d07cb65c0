import { industryEntries } from '@console/contract-industry';
import { ecologyEntities } from '@console/ecology';
import { bootService, kitConfigSchema } from '@console/node-kit';
import { IndustryModule } from './industry.module.ts';

await bootService(kitConfigSchema, (config) => ({
  name: 'industry',
  config,
  module: IndustryModule,
  entities: ecologyEntities,
  entries: Object.values(industryEntries),
}));
