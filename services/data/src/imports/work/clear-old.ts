import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../deliveries/if-there.ts';
import type { ImportFolders } from '../../deliveries/import-folders.ts';

const DAY_MS = 86_400_000;

/**
 * Removes rejected rows and loaded deliveries that are older than `keepDays`, and uploads left unfinished for a day.
 */
export async function clearOld(
  folders: ImportFolders,
  { now, keepDays }: { now: number; keepDays: number },
): Promise<void> {
  await clear(folders.allRejected, now - keepDays * DAY_MS);
  await clear(folders.allDone, now - keepDays * DAY_MS);
  await clear(folders.incoming, now - DAY_MS);
}

async function clear(folder: string, before: number): Promise<void> {
  const names = (await ifThere(readdir(folder))) ?? [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await ifThere(stat(path));
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
