import { aiEntries, aiJobEntries } from '@console/contract-ai';
import { bootService } from '@console/node-kit/service';
import { aiConfigSchema } from './ai-config.ts';
import { AiModule } from './ai.module.ts';
import { entities } from './entities.ts';

await bootService(aiConfigSchema, (config) => ({
  name: 'ai',
  config,
  module: AiModule,
  entities,
  entries: [...Object.values(aiEntries), ...Object.values(aiJobEntries)],
}));
