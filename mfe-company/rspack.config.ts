import { companyModule } from '@console/contract-company';
import { defineRemote } from '../tools/build/define-app.ts';

export default defineRemote({
  dir: import.meta.dirname,
  name: 'company',
  port: 8082,
  manifest: companyModule,
});
