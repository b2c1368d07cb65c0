import { aiEntries, aiJobEntries } from '@console/contract-ai';
import { UPSTREAMS, type Upstream } from '@console/node-kit/config';
import {
  startService,
  withSourceThreads,
  type RunningService,
  type ScratchData,
} from '@console/node-kit/testing';
import { aiConfigSchema } from '../ai-config.ts';
import { AiModule } from '../ai.module.ts';
import { entities } from '../entities.ts';

const THREAD = new URL('../thread.ts', import.meta.url);
/** No service answers there. */
const NOWHERE = 'http://127.0.0.1:9';

/** The whole service with `models`, JSON as AI_MODELS has it; the other services are at `urls`. */
export const runningAi = (
  data: ScratchData,
  models: string,
  urls: Partial<Record<Upstream, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<RunningService> =>
  startService({
    data,
    config: aiConfigSchema,
    parts: (config) => ({
      name: 'ai',
      config,
      module: withSourceThreads(AiModule, THREAD),
      entities,
      entries: [...Object.values(aiEntries), ...Object.values(aiJobEntries)],
    }),
    env: {
      AI_MODELS: models,
      SERVICE_URLS: UPSTREAMS.map((name) => `${name}=${urls[name] ?? NOWHERE}`).join(','),
      ...env,
    },
  });
