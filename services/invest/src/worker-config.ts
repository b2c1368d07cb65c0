import { workerConfigSchema } from '@console/node-kit/jobs/worker';
import { z } from 'zod';
import { panelConfigSchema } from './invest-config.ts';

/** What the worker reads from its environment beside what every worker reads. */
export const investWorkerConfigSchema = workerConfigSchema.extend({
  ...panelConfigSchema.shape,
  /** A backtest takes all threads it is given: more of them at the same time come after one another. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(1),
});
export type InvestWorkerConfig = z.output<typeof investWorkerConfigSchema>;
