import { aiEntries } from '@console/contract-ai';
import { bootService } from '@console/node-kit';
import { aiConfigSchema } from './ai-config.ts';
import { AiModule } from './ai.module.ts';

await bootService(aiConfigSchema, (config) => ({
  name: 'ai',
  config,
  module: AiModule,
  entries: Object.values(aiEntries),
}));
