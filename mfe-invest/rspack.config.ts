import { investModule } from '@console/contract-invest';
import { defineRemote } from '../tools/build/define-app.ts';

export default defineRemote({
  dir: import.meta.dirname,
  name: 'invest',
  port: 8084,
  manifest: investModule,
});
