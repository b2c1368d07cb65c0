import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { providerConfigsSchema, type ProviderConfig } from './provider-config.ts';

/**
 * The setting that names the file of the third parties: in a file, their secrets are not in the environment. Read when
 * the service starts; every fault of the file is a fault of the configuration, reported without values.
 */
export const oauthProvidersFile = z
  .string()
  .optional()
  .transform((file, context): readonly ProviderConfig[] => {
    if (file === undefined) return [];
    const content = readJson(file);
    if (content === null) {
      context.addIssue({ code: 'custom', message: 'is not a file of JSON that can be read' });
      return z.NEVER;
    }
    const read = providerConfigsSchema.safeParse(content.value);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', message: `${placeOf(path)} ${message}`.trim() });
    return z.NEVER;
  });

/**
 * Reads JSON; null when it cannot be parsed. The parser's message is not passed on: it quotes the text around the
 * fault, which may be a secret.
 */
function readJson(file: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return null;
  }
}

/** `[1].issuer` */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
