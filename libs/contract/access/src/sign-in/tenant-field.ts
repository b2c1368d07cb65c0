import { z } from 'zod';
import { TENANT_ID_MAX } from './sign-in-limits.ts';

export const DEFAULT_TENANT = '000000';

const SPELLING = String.raw`[\w-]{1,${TENANT_ID_MAX}}`;

/** The form of a tenant's number. */
export const TENANT_ID = new RegExp(`^${SPELLING}$`);

/** The tenant a visitor names; nothing means the default tenant. */
export const tenantField = (): z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>> =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(${SPELLING})?$`))
    .default(DEFAULT_TENANT)
    .transform((tenantId) => tenantId || DEFAULT_TENANT);
