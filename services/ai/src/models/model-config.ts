import { DATA_MODEL } from '@console/contract-ai';
import { z } from 'zod';

/** Yuan for a million tokens. */
const price = z.number().nonnegative().max(1_000_000).default(0);

const modelSchema = z
  .strictObject({
    /** The name that users choose it by. */
    name: z
      .string()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._:-]{0,39}$/u, 'must be up to 40 letters, digits, spaces and ._:-')
      .refine((name) => name !== DATA_MODEL, 'is taken'),
    /** Where it speaks the protocol of OpenAI's chat completions: `https://api.example.com/v1`. */
    baseUrl: z
      .string()
      .refine(isPlainAddress, 'must be an http or https address without user, query or fragment'),
    /** The name by which the endpoint knows it. */
    model: z.string().min(1).max(128),
    /** The environment variable with its key. */
    keyEnv: z.string().min(1).optional(),
    /** The file with its key. */
    keyFile: z.string().min(1).optional(),
    /** The tokens that it takes: prompt and answer. */
    context: z.number().int().min(1024).max(10_000_000).default(32_768),
    price: z.strictObject({ input: price, output: price }).prefault({}),
  })
  .refine(({ keyEnv, keyFile }) => keyEnv === undefined || keyFile === undefined, {
    path: ['keyFile'],
    message: 'excludes keyEnv',
  });

/** A model as it is configured. */
export type ModelConfig = z.output<typeof modelSchema>;

/** The models in the order in which one goes on for another, each name once. */
export const modelsSchema = z
  .array(modelSchema)
  .max(50)
  .superRefine((models, context) => {
    for (const [at, { name }] of models.entries())
      if (models.findIndex((model) => model.name === name) !== at)
        context.addIssue({ code: 'custom', path: [at, 'name'], message: 'is taken' });
  });

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}
