import { kitConfigSchema } from '@console/node-kit';
import { z } from 'zod';

/** What the access service reads from its environment beside what every service reads. */
export const accessConfigSchema = kitConfigSchema.extend({
  /** Where the RS256 private key stands; created for its owner only when missing. */
  KEY_FILE: z.string().min(1),
});
export type AccessConfig = z.output<typeof accessConfigSchema>;
