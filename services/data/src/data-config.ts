import { kitConfigSchema } from '@console/node-kit/config';
import { z } from 'zod';

const GIB = 1024 ** 3;

/** Where deliveries stand: the service writes them, the worker reads them. One folder for both. */
export const importDirSchema = z.object({
  IMPORT_DIR: z.string().min(1),
});

/** What the data service reads from its environment beside what every service reads. */
export const dataConfigSchema = kitConfigSchema.extend({
  ...importDirSchema.shape,
  /** The most bytes one uploaded file may have. */
  UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(2 * GIB),
});
export type DataConfig = z.output<typeof dataConfigSchema>;
