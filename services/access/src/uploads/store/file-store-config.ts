import { urlOf } from '@console/node-kit/config';
import { z } from 'zod';

/** The settings of the store for uploaded files: a folder, or a bucket of a store that speaks S3. */
export const fileStoreFields = {
  FILES_STORE: z.enum(['disk', 's3']).default('disk'),
  FILES_DIR: z.string().min(1).optional(),
  /** The endpoint without the bucket, which is a part of the path. */
  S3_ENDPOINT: urlOf('http', 'https').optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** The prefix of this installation's files in the bucket: several may share one, and each sweeps its own. */
  S3_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be names of letters, digits and - joined by /')
    .max(100)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

export type FileStoreConfig = z.output<z.ZodObject<typeof fileStoreFields>>;

type Setting = keyof typeof fileStoreFields;

const NEEDED: Readonly<Record<FileStoreConfig['FILES_STORE'], readonly Setting[]>> = {
  disk: ['FILES_DIR'],
  s3: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_PREFIX', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
};

/**
 * The refinement of a schema with these fields: the settings of the chosen store must be present. It runs even when
 * other fields are invalid, so that a start lists every fault.
 */
export const requireStoreSettings = [
  (env: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    const chosen = env['FILES_STORE'] === 's3' ? 's3' : 'disk';
    for (const name of NEEDED[chosen]) {
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `needed by ${chosen}` });
    }
  },
  { when: (): boolean => true },
] as const;
