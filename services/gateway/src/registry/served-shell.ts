import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_API } from '@console/contract-core';
import { z } from 'zod';

const servedShellSchema = z.object({
  /** Names its build; null for one that was not published. */
  version: z.string().nullable().default(null),
  /** What modules may ask for: versions by name. */
  provides: z.record(z.string(), z.string()),
});
export type ServedShell = z.output<typeof servedShellSchema>;

/** What the shell in `directory` says of itself. One that says nothing provides its interface alone. */
export async function servedShell(directory: string): Promise<ServedShell> {
  let text: string;
  try {
    text = await readFile(join(directory, 'shell.json'), 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    return { version: null, provides: { shellApi: SHELL_API } };
  }
  return servedShellSchema.parse(JSON.parse(text));
}
