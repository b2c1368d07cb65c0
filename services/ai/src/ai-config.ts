import { kitConfigSchema, serviceUrls } from '@console/node-kit/config';
import { z } from 'zod';

export const aiConfigSchema = kitConfigSchema.extend({
  /** The names of the configured OpenAI-compatible models, comma-separated; may be empty. */
  AI_MODELS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  /** Where the services are whose data topics name. */
  SERVICE_URLS: serviceUrls,
});
export type AiConfig = z.output<typeof aiConfigSchema>;
