import { companyEntries } from '@console/contract-company';
import { platformEntries } from '@console/contract-core';
import { bootService, kitConfigSchema } from '@console/node-kit';
import { CompanyModule } from './company.module.ts';

await bootService(kitConfigSchema, (config) => ({
  name: 'company',
  config,
  module: CompanyModule,
  entries: [...Object.values(companyEntries), ...Object.values(platformEntries)],
}));
