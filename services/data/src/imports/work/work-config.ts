import { workerConfigSchema } from '@console/node-kit/jobs/worker';
import { z } from 'zod';
import { importDirSchema } from '../../data-config.ts';

/** What the worker reads from its environment beside what every worker reads. */
export const workConfigSchema = workerConfigSchema.extend({
  ...importDirSchema.shape,
  /** How long rejected rows and loaded deliveries are kept. */
  IMPORT_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
});
