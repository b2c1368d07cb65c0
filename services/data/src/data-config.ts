import { kitConfigSchema } from '@console/node-kit/config';
import { z } from 'zod';

const GIB = 1024 ** 3;

/** The folder of deliveries: the service writes them, the worker reads them. Both have the same. */
export const importDirSchema = z.object({
  IMPORT_DIR: z.string().min(1),
});

/** The settings that the data service reads from its environment, in addition to those of every service. */
export const dataConfigSchema = kitConfigSchema.extend({
  ...importDirSchema.shape,
  /** The most bytes of one uploaded file. */
  UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(2 * GIB),
});
export type DataConfig = z.output<typeof dataConfigSchema>;
