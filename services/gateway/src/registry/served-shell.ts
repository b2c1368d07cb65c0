import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_API } from '@console/contract-core';
import { z } from 'zod';

const servedShellSchema = z.object({
  /** The version of its build; null for one that was not published. */
  version: z.string().nullable().default(null),
  /** The versions of what modules may ask for, by name. */
  provides: z.record(z.string(), z.string()),
});
export type ServedShell = z.output<typeof servedShellSchema>;

/** The description of the shell in `directory`. One without a description provides only its interface. */
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
