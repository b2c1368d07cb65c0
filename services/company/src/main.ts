import { companyEntries } from '@console/contract-company';
import { platformEntries } from '@console/contract-core';
import { bootService } from '@console/node-kit/service';
import { companyConfigSchema } from './company-config.ts';
import { entities } from './entities.ts';
import { CompanyModule } from './company.module.ts';

await bootService(companyConfigSchema, (config) => ({
  name: 'company',
  config,
  module: CompanyModule,
  entities,
  entries: [...Object.values(companyEntries), ...Object.values(platformEntries)],
}));
