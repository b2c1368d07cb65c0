import { workerConfigSchema } from '@console/node-kit/jobs/worker';
import { z } from 'zod';
import { panelConfigSchema } from './invest-config.ts';

/** The settings that the worker reads from its environment, in addition to those of every worker. */
export const investWorkerConfigSchema = workerConfigSchema.extend({
  ...panelConfigSchema.shape,
  /** Backtests at a time. Each uses all threads it is given: more of them at the same time delay each other. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(1),
});
export type InvestWorkerConfig = z.output<typeof investWorkerConfigSchema>;
