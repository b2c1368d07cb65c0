import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with the given files, and a function that removes it. */
export async function csvFolder(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'csv-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(dir, name), content);
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
