import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const packageJson = z.object({ version: z.string() });

/**
 * The version of the code that computes: that of the package above the module's folder, and the beginning of a hash
 * over the modules in that folder, which are the whole service where it is bundled.
 */
export async function codeVersion(module: URL): Promise<string> {
  const file = fileURLToPath(module);
  const folder = dirname(file);
  const { version } = packageJson.parse(JSON.parse(await readFile(join(folder, '../package.json'), 'utf8')));
  const names = (await readdir(folder)).filter((name) => extname(name) === extname(file)).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\n`).update(await readFile(join(folder, name)));
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}
