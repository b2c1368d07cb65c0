import { aiEntries } from '@console/contract-ai';
import { startService, type RunningService, type ScratchData } from '@console/node-kit/testing';
import { aiConfigSchema } from '../ai-config.ts';
import { AiModule } from '../ai.module.ts';
import { entities } from '../entities.ts';

/** The whole service with the models that `models` names. */
export const runningAi = (data: ScratchData, models: string): Promise<RunningService> =>
  startService({
    data,
    config: aiConfigSchema,
    parts: (config) => ({
      name: 'ai',
      config,
      module: AiModule,
      entities,
      entries: Object.values(aiEntries),
    }),
    env: { AI_MODELS: models },
  });
