import { industryModule } from '@console/contract-industry';
import { defineRemote } from '../tools/build/define-app.ts';

export default defineRemote({
  dir: import.meta.dirname,
  name: 'industry',
  port: 8083,
  manifest: industryModule,
});
