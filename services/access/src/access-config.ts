import { kitConfigSchema } from '@console/node-kit/config';
import { z } from 'zod';
import { oauthProvidersFile } from './oauth/providers-file.ts';
import { requireSmsSettings, smsFields } from './phone/sms-config.ts';
import { fileStoreFields, requireStoreSettings } from './uploads/store/file-store-config.ts';

/** The settings that the access service reads from its environment, in addition to those of every service. */
export const accessConfigSchema = kitConfigSchema
  .extend({
    /** The file of the RS256 private key; created, readable by its owner only, when it is missing. */
    KEY_FILE: z.string().min(1),
    /** The file of the third parties that sign users in: see `provider-config.ts`. */
    OAUTH_PROVIDERS_FILE: oauthProvidersFile,
    ...fileStoreFields,
    /** How much a user, and a tenant, may have uploaded, in MiB. */
    UPLOADS_USER_MB: z.coerce.number().int().min(1).default(500),
    UPLOADS_TENANT_MB: z.coerce.number().int().min(1).default(20_480),
    ...smsFields,
  })
  .superRefine(...requireStoreSettings)
  .superRefine(...requireSmsSettings);
export type AccessConfig = z.output<typeof accessConfigSchema>;
