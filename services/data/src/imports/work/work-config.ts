import { workerConfigSchema } from '@console/node-kit/jobs/worker';
import { z } from 'zod';
import { importDirSchema } from '../../data-config.ts';

/** The settings that the worker reads from its environment, in addition to those of every worker. */
export const workConfigSchema = workerConfigSchema.extend({
  ...importDirSchema.shape,
  /** How many days rejected rows and loaded deliveries are kept. */
  IMPORT_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
});
