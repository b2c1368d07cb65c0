import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const packageJson = z.object({ version: z.string() });
const HASH_LENGTH = 8;

/**
 * The version of the package that contains a program's main module, with the beginning of the module's hash,
 * which distinguishes two builds of one version. Null where there is no such package.
 */
export async function programVersion(main: string): Promise<string | null> {
  try {
    const text = await readFile(join(dirname(main), '../package.json'), 'utf8');
    const { version } = packageJson.parse(JSON.parse(text));
    const hash = createHash('sha256').update(await readFile(main));
    return `${version}+${hash.digest('hex').slice(0, HASH_LENGTH)}`;
  } catch {
    return null;
  }
}
