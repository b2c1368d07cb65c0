import { z } from 'zod';

export const DEFAULT_TENANT = '000000';

/** Whom a visitor says they belong to; nothing means the default tenant. */
export const tenantField = (): z.ZodType<string, string | undefined> =>
  z
    .string()
    .trim()
    .regex(/^[\w-]{0,12}$/)
    .default(DEFAULT_TENANT)
    .transform((tenantId) => tenantId || DEFAULT_TENANT);
