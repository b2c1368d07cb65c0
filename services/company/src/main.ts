import { companyEntries } from '@console/contract-company';
import { bootService, kitConfigSchema } from '@console/node-kit';
import { CompanyModule } from './company.module.ts';

await bootService(kitConfigSchema, (config) => ({
  name: 'company',
  config,
  module: CompanyModule,
  entries: Object.values(companyEntries),
}));
