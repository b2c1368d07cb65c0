import { aiModule } from '@console/contract-ai';
import { defineRemote } from '../tools/build/define-app.ts';

export default defineRemote({
  dir: import.meta.dirname,
  name: 'ai',
  port: 8085,
  manifest: aiModule,
});
