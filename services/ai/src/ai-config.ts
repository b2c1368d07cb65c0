import { kitConfigSchema, serviceUrls } from '@console/node-kit/config';
import { z } from 'zod';

/** What asks models, in the service and in its worker. */
export const modelsConfigSchema = z.object({
  /** The models as JSON, where they are in no file: see `models/model-config.ts`. */
  AI_MODELS: z.string().default(''),
  /** The file of the models, read again when it changes. */
  AI_MODELS_FILE: z.string().min(1).optional(),
  /** The tokens, prompts and answers together, that a user and a tenant may use on one day. */
  AI_TOKENS_USER_DAY: z.coerce.number().int().min(0).default(1_000_000),
  AI_TOKENS_TENANT_DAY: z.coerce.number().int().min(0).default(20_000_000),
});
export type ModelsConfig = z.output<typeof modelsConfigSchema>;

export const aiConfigSchema = kitConfigSchema.extend({
  ...modelsConfigSchema.shape,
  /** Where the services are whose data topics name. */
  SERVICE_URLS: serviceUrls,
});
export type AiConfig = z.output<typeof aiConfigSchema>;
