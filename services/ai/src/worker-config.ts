import { workerConfigSchema } from '@console/node-kit/jobs/worker';
import { modelsConfigSchema } from './ai-config.ts';

/** The settings that the worker reads from its environment, in addition to those of every worker. */
export const aiWorkerConfigSchema = workerConfigSchema.extend(modelsConfigSchema.shape);
