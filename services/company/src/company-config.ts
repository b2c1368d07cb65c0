import { kitConfigSchema } from '@console/node-kit/config';
import { z } from 'zod';

export const companyConfigSchema = kitConfigSchema.extend({
  /** Whether companies can be deleted at all. No authority overrides it. */
  COMPANY_DELETE: z.enum(['on', 'off']).default('off'),
});
export type CompanyConfig = z.output<typeof companyConfigSchema>;
